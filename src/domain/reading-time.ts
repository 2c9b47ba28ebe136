const wordsAMinute = 200

/** How long a text takes to read, in whole minutes; nothing takes less than one. */
export function readingMinutes(text: string): number {
  const words = text.match(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0
  return Math.max(1, Math.round(words / wordsAMinute))
}
