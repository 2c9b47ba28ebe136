import { z } from 'zod'
import type { CoverWords } from '../brochure-import/types'
import { pageTexts } from '../offers/proposals/propose'

/**
 * Text of a brochure's first page from top to bottom; `headlines` are its texts in the largest print, largest first.
 */
export const coverSchema = z.object({ text: z.string(), headlines: z.array(z.string()) })

export type DraftCover = z.infer<typeof coverSchema>

const mostHeadlines = 8
export const longestText = 8000

export function coverOf(page: CoverWords): DraftCover {
  const { title, line } = pageTexts(page)
  const headlines = title.toSorted((a, b) => b.size - a.size).map(({ text }) => text)
  const lines = line.toSorted((a, b) => a.box.y - b.box.y || a.box.x - b.box.x).map(({ text }) => text)
  return {
    text: lines.join('\n').slice(0, longestText),
    headlines: [...new Set(headlines)].slice(0, mostHeadlines),
  }
}
