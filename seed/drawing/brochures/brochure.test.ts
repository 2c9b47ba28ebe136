import { describe, expect, it } from 'vitest'
import { openPdf } from '@/features/editorial/brochure-import/open-pdf'
import { readWords } from '@/features/editorial/brochure-import/page-words'
import type { Word } from '@/features/editorial/brochure-import/types'
import { brochures } from '../../content/brochures'
import { drawPlan } from '../../content/plan'
import type { BrochureSeed } from '../../content/types'
import { drawBrochure } from './brochure'
import { themes } from './themes'
import type { DrawnOffer, DrawPlan, ThemeName } from './types'

const slow = 60_000

function planOf(find: (brochure: BrochureSeed, plan: DrawPlan) => boolean): DrawPlan {
  for (const brochure of brochures) {
    const plan = drawPlan(brochure)
    if (plan && find(brochure, plan)) return plan
  }
  throw new Error('there is no such brochure')
}

const leafletOf = (theme: ThemeName) => planOf((_, plan) => plan.theme === theme && plan.pages === 2)

async function wordsOf(bytes: Buffer): Promise<Word[][]> {
  const { pdf, close } = await openPdf(new Uint8Array(bytes))
  try {
    const pages: Word[][] = []
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await pdf.getPage(number)
      pages.push((await readWords(page, page.getViewport({ scale: 1 }))).words)
    }
    return pages
  } finally {
    await close()
  }
}

function textIn(words: Word[], { box }: DrawnOffer): string {
  const inside = words.filter(([, x, y, width, height]) => {
    const [middle, centre] = [x + width / 2, y + height / 2]
    return middle >= box.x && middle <= box.x + box.width && centre >= box.y && centre <= box.y + box.height
  })
  return inside
    .map(([word]) => word)
    .join('')
    .replaceAll(/\s/g, '')
}

describe.each(Object.keys(themes) as ThemeName[])('a brochure in the look %s', (theme) => {
  it('prints every offer inside its box, and the box lies in the page', { timeout: slow }, async () => {
    const { bytes, offers, pages } = await drawBrochure(leafletOf(theme))
    const words = await wordsOf(bytes)
    expect(words).toHaveLength(pages)
    expect(offers.length).toBeGreaterThanOrEqual(4)
    for (const offer of offers) {
      const { box, product, page } = offer
      expect(Math.min(box.x, box.y, box.width, box.height)).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(1)
      expect(box.y + box.height).toBeLessThanOrEqual(1)
      const text = textIn(words[page - 1] ?? [], offer)
      for (const word of product.name.split(' ')) expect(text, product.name).toContain(word)
      expect(text, product.name).toContain(String(Math.floor(product.cents / 100)))
    }
  })

  it('is the same file every time', { timeout: slow }, async () => {
    const plan = leafletOf(theme)
    const [first, second] = [await drawBrochure(plan), await drawBrochure(plan)]
    expect(first.bytes.equals(second.bytes)).toBe(true)
    expect(first.offers).toEqual(second.offers)
  })
})

describe('a brochure', () => {
  it('has as many pages as planned', { timeout: slow }, async () => {
    const plan = planOf((_, { pages }) => pages === 16)
    const { bytes, pages } = await drawBrochure(plan)
    expect(pages).toBe(16)
    expect(bytes.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(16)
  })

  it('without a text layer holds no word', { timeout: slow }, async () => {
    const plan = planOf((_, { textLayer }) => !textLayer)
    const { bytes } = await drawBrochure({ ...plan, pages: 2 })
    expect((await wordsOf(bytes)).flat()).toEqual([])
  })
})
