/** A pseudo-random number from 0 up to 1, always the same for the same parts. */
export function chance(...parts: (string | number)[]): number {
  let hash = 2166136261
  for (const letter of parts.join('|')) {
    hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619)
  }
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507)
  hash = Math.imul(hash ^ (hash >>> 13), 3266489909)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}
