import type { WordsOfPage } from '@/features/brochures/viewer/kept/shapes'
import { indexedBrochure } from './indexed-pages'

/** A ten-thousandth of a page is precise enough, and a brochure has thousands of words. */
const rounded = (fraction: number) => Math.round(fraction * 10_000) / 10_000

/** The words of these pages of a rendered PDF, for the search in a browser without a connection. */
export async function keptWords(hash: string, visible: ReadonlySet<number>): Promise<WordsOfPage[]> {
  const { pages } = await indexedBrochure(hash)
  return pages
    .filter(({ number }) => visible.has(number))
    .map(({ number, boxes, at }) => ({
      number,
      boxes: boxes.map(({ x, y, width, height }) => [rounded(x), rounded(y), rounded(width), rounded(height)]),
      at: Object.fromEntries(at),
    }))
}
