import { retailerOf } from './retailers'
import type { BrochureSeed } from './types'

/** The thinnest current published brochure of each category that is for every town: enough for a start page with every category. */
export function openingBrochures(all: BrochureSeed[]): BrochureSeed[] {
  const byCategory = Map.groupBy(all.filter(isShown), ({ retailer }) => retailerOf(retailer).category)
  return [...byCategory.values()].flatMap((some) => some.sort((a, b) => pagesOf(a) - pagesOf(b)).slice(0, 1))
}

const isShown = ({ publication, pdf, from, to, edition }: BrochureSeed) =>
  publication === 'published' && pdf && !edition && from <= 0 && to >= 0
const pagesOf = ({ pdf }: BrochureSeed) => pdf?.pages ?? 0
