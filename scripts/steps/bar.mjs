// Plain JavaScript, because the installation of the packages, before which no TypeScript runs, shows the same bars.
const width = 24

/**
 * A bar of what is done, for a share from 0 to 1: `[######..................]  25 %`.
 * @param {number} share
 */
export function bar(share) {
  const whole = Math.min(1, Math.max(0, share))
  const full = Math.floor(whole * width)
  const percent = String(Math.floor(whole * 100)).padStart(3)
  return `[${'#'.repeat(full)}${'.'.repeat(width - full)}] ${percent} %`
}

/** Below this share, the elapsed time is too small for an estimate. */
const leastShare = 0.03

/**
 * The remaining time of a step in words, by its share and the seconds that it has taken.
 * @param {number} share
 * @param {number} seconds
 */
export function left(share, seconds) {
  if (share < leastShare) return ''
  const remaining = (seconds / share) * (1 - share)
  if (remaining < 1) return 'nearly done'
  return remaining < 90 ? `about ${Math.ceil(remaining)} s left` : `about ${Math.ceil(remaining / 60)} min left`
}
