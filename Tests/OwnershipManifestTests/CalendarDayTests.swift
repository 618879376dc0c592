import OwnershipManifest
import Testing

@Suite struct CalendarDayTests {
  @Test(arguments: [
    (0, "1970-01-01"), (86_399, "1970-01-01"), (86_400, "1970-01-02"), (-1, "1969-12-31"), (951_782_400, "2000-02-29"),
    (951_868_800, "2000-03-01"), (1_767_225_599, "2025-12-31"), (1_767_225_600, "2026-01-01"),
    (4_107_542_399, "2100-02-28"), (4_107_542_400, "2100-03-01"),
  ]) func `a moment has its day in UTC`(seconds: Int, text: String) {
    #expect(CalendarDay(secondsSince1970: seconds).text == text)
  }

  @Test func `days are counted without a gap, and there and back`() {
    for number in stride(from: -719_162, through: 2_000_000, by: 97) {
      let day = CalendarDay(secondsSince1970: number * 86_400)
      #expect(day.number == number && (day.year > 9999 || CalendarDay(day.text) == day))
    }
  }

  @Test(arguments: [
    "2026-02-29", "2026-13-01", "2026-00-10", "2026-1-01", "26-01-01", "2026-01-32", "never", "", "２０２６-01-01",
  ])
  func `what is no day is none`(_ text: String) {
    #expect(CalendarDay(text) == nil)
  }
}
