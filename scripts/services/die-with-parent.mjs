// Preloaded into the processes the launcher starts. A launcher that was killed cannot tell them to stop, so they watch
// whose child they are: an orphan gets another parent.
const parent = process.ppid
setInterval(() => {
  if (process.ppid === parent) return
  process.kill(process.pid, 'SIGTERM')
  setTimeout(() => process.exit(1), 5000).unref()
}, 500).unref()
