// Preloaded into the processes of the launcher. A killed launcher cannot stop them, so each watches its parent: an
// orphan gets another one.
const parent = process.ppid
setInterval(() => {
  if (process.ppid === parent) return
  process.kill(process.pid, 'SIGTERM')
  setTimeout(() => process.exit(1), 5000).unref()
}, 500).unref()
