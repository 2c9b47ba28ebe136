const wordsAMinute = 200

export function readingMinutes(text: string): number {
  const words = text.match(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0
  return Math.max(1, Math.round(words / wordsAMinute))
}

export function plainText(stored: unknown): string {
  if (!stored || typeof stored !== 'object') return ''
  if ('root' in stored) return plainText(stored.root)
  if ('text' in stored && typeof stored.text === 'string') return stored.text
  if (!('children' in stored) || !Array.isArray(stored.children)) return ''
  const between = 'type' in stored && (stored.type === 'root' || stored.type === 'list') ? '\n' : ''
  return stored.children.map(plainText).join(between).trim()
}
