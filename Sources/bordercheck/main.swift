import BordercheckCommands

await Bordercheck.main()
