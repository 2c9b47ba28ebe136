const minuteMs = 60_000

/**
 * Says the first time at once, and then at most once a minute.
 * @param say gets how often it was to be said since the last time
 */
export function atMostOnceAMinute<Given>(say: (given: Given, times: number) => void): (given: Given) => void {
  let last = Number.NEGATIVE_INFINITY
  let times = 0
  return (given) => {
    times++
    const now = performance.now()
    if (now - last < minuteMs) return
    last = now
    say(given, times)
    times = 0
  }
}
