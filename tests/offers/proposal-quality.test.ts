import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { measure } from './measure'

const place = (name: string) => fileURLToPath(new URL(`./fixtures/${name}`, import.meta.url))

/** Drawn by Chromium, the ones named cairo written anew by cairo; the labels were written by reading the pages. */
const layouts = [
  { pdf: 'raised-cents', labels: 'raised-cents', packSize: 18, offers: 18 },
  { pdf: 'raised-cents-cairo', labels: 'raised-cents', packSize: 18, offers: 18 },
  { pdf: 'two-columns', labels: 'two-columns', packSize: 20, offers: 20 },
  { pdf: 'tiles', labels: 'tiles', packSize: 11, offers: 12 },
  { pdf: 'below', labels: 'below', packSize: 9, offers: 11 },
  { pdf: 'below-cairo', labels: 'below', packSize: 9, offers: 11 },
  { pdf: 'specifications', labels: 'specifications', packSize: 10, offers: 12 },
  { pdf: 'price-list', labels: 'price-list', packSize: 22, offers: 22 },
]

describe('the proposals for pages that other programs drew', () => {
  it.each(layouts)('$pdf: every offer with its price, old price and title, and none besides', async (layout) => {
    const {
      packSize,
      mended: _,
      presses: __,
      ...figures
    } = await measure(place(`${layout.pdf}.pdf`), place(`${layout.labels}.json`))
    const { offers } = layout
    expect(figures).toEqual({ offers, found: offers, right: offers, title: offers, oldPrice: offers })
    expect(packSize).toBeGreaterThanOrEqual(layout.packSize)
  })
})

/** Read as they are here by rules that nobody had tuned for them: README of offer-proposals. */
const untuned = [
  { pdf: 'catalogue', offers: 12, found: 14, title: 12 },
  { pdf: 'circles', offers: 12, found: 12, title: 12 },
  { pdf: 'dense-food', offers: 24, found: 25, title: 24 },
  { pdf: 'price-band', offers: 14, found: 14, title: 14 },
  { pdf: 'mixed-fields', offers: 12, found: 13, title: 7 },
]

describe('the proposals for layouts that the rules were not made for', () => {
  it.each(untuned)('$pdf: every offer, and each wrong title has the right one among its choices', async (layout) => {
    const { offers, found, title } = layout
    const figures = await measure(place(`${layout.pdf}.pdf`), place(`${layout.pdf}.json`))
    expect(figures).toMatchObject({ offers, right: offers })
    expect(figures.found).toBeLessThanOrEqual(found)
    expect(figures.title).toBeGreaterThanOrEqual(title)
    expect(figures.title + figures.mended).toBe(offers)
  })
})
