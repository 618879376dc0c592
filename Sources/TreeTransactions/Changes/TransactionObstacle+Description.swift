extension TransactionObstacle: CustomStringConvertible {
  package var description: String {
    switch self {
    case .changed(let path): "'\(path)' has another content than expected; look at what changed it, then start anew"
    case .missing(let path): "'\(path)' is not there any more; restore it, then start anew"
    case .appeared(let path): "'\(path)' is there although no such file was expected; move it away, then start anew"
    case .symbolicLink(let path):
      "'\(path)' is a symbolic link; put the file itself there, or name the file it leads to"
    case .behindLink(let path, let link): "'\(path)' lies behind the link '\(link)', which leads out of the tree"
    case .notRegular(let path): "'\(path)' is no regular file; move it away"
    case .fileInTheWay(let path, let file): "'\(path)' needs a folder where '\(file)' is a file; move that file away"
    case .writeProtected(let path): "'\(path)' is write protected; allow it to be written (chmod u+w)"
    case .folderWriteProtected(let path, let folder):
      "the folder '\(folder)' of '\(path)' is write protected; allow it to be written (chmod u+w)"
    case .repeated(let path): "'\(path)' is changed twice; make one change of both"
    case .outsideRoot(let path): "'\(path)' is no path below the root; write it relative to the root and without '..'"
    case .insideJournal(let path): "'\(path)' lies in the journal's own folder; choose another journal"
    case .otherFileSystem(let path):
      "'\(path)' lies on another file system than the journal; choose a journal beside it"
    case .unusable(let path, let failure): "'\(path)' cannot be used: \(failure)"
    case .noRoot(let root): "'\(root)' is no folder"
    case .tooLittleSpace(let needed, let free): "\(needed) bytes are needed on the disk and \(free) are free"
    case .unfinished(let journal): "an earlier change was cut off; recover '\(journal)' first"
    case .journalExists(let journal): "there is a journal '\(journal)' already; roll it back, or choose another name"
    case .noJournal(let journal): "there is no journal '\(journal)', so nothing can be rolled back"
    case .unreadableJournal(let problem): "\(problem)"
    case .damagedCopy(let path, let copy): "the copy '\(copy)' of '\(path)' is missing or was changed"
    }
  }
}
