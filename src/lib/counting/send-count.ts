/** False where the browser asks not to be counted (Global Privacy Control, Do Not Track) or cannot send. */
export function mayCount(): boolean {
  const { doNotTrack } = navigator
  const asksNotTo =
    doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)
  return !asksNotTo && 'sendBeacon' in navigator
}

/**
 * Runs `work`, which counts something, when the page is seen: at once, or when a page that was opened in the background
 * or ahead of time is shown; never where nothing may be counted.
 * @returns a function that gives up waiting
 */
export function onceSeen(work: () => void): () => void {
  if (!mayCount()) return () => undefined
  const look = () => {
    if (document.visibilityState !== 'visible') return
    stop()
    work()
  }
  const stop = () => document.removeEventListener('visibilitychange', look)
  document.addEventListener('visibilitychange', look)
  look()
  return stop
}

/** Sends a message by which a page is counted, also while the page closes. One that is lost is a count less. */
export function sendCount(path: string, message: object): void {
  if (!mayCount()) return
  navigator.sendBeacon(path, new Blob([JSON.stringify(message)], { type: 'application/json' }))
}
