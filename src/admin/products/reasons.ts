import type { LikenessReason } from '@/domain/product-name-likeness'

const known: readonly LikenessReason[] = ['brand', 'size', 'percent', 'words', 'similar-words']

/** The reasons that a match was stored with. */
export function reasonsIn(stored: string | null): LikenessReason[] {
  const words = (stored ?? '').split(' ')
  return known.filter((reason) => words.includes(reason))
}
