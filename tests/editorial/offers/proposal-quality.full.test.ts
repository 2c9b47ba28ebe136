import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { type Keys, noWork, runOf } from './editor-run'
import { measure } from './measure'
import { type Read, readDocument } from './read-document'

const place = (name: string) => fileURLToPath(new URL(`./fixtures/${name}`, import.meta.url))

/**
 * Drawn by Chromium, WeasyPrint, ReportLab, cairo, Qt, MuPDF, Typst and LibreOffice; the ones named cairo were
 * rewritten by cairo. The labels were written by reading the pages or when drawing.
 */
const layouts = [
  { pdf: 'raised-cents', offers: 18 },
  { pdf: 'raised-cents-cairo', offers: 18 },
  { pdf: 'two-columns', offers: 20 },
  { pdf: 'tiles', offers: 12 },
  { pdf: 'below', offers: 11 },
  { pdf: 'below-cairo', offers: 11 },
  { pdf: 'specifications', offers: 12 },
  { pdf: 'price-list', offers: 22 },
  { pdf: 'catalogue', offers: 12 },
  { pdf: 'circles', offers: 12 },
  { pdf: 'dense-food', offers: 24 },
  { pdf: 'price-band', offers: 14 },
  { pdf: 'mixed-fields', offers: 12 },
  { pdf: 'capitals', offers: 12 },
  { pdf: 'capitals-cairo', offers: 12 },
  { pdf: 'columns', offers: 14 },
  { pdf: 'stickers', offers: 12 },
  { pdf: 'cellar', offers: 12 },
  { pdf: 'cellar-cairo', offers: 12 },
  { pdf: 'market', offers: 12 },
  { pdf: 'garden', offers: 12 },
  { pdf: 'toys', offers: 18 },
  { pdf: 'discounter', offers: 16 },
  { pdf: 'pharmacy', offers: 24 },
  { pdf: 'fashion', offers: 12 },
  { pdf: 'harvest', offers: 14 },
  { pdf: 'kitchen', offers: 13 },
  { pdf: 'butcher', offers: 16 },
  { pdf: 'hyper', offers: 15 },
  { pdf: 'city', offers: 13 },
  { pdf: 'ribbon', offers: 14 },
  { pdf: 'framed/burrow', offers: 12 },
  { pdf: 'framed/oven', offers: 8 },
  { pdf: 'framed/scale', offers: 14 },
  { pdf: 'framed/shelves', offers: 16 },
  { pdf: 'framed/tariff', offers: 13 },
  { pdf: 'framed/workshop', offers: 24 },
]

const imperfect = [
  { pdf: 'two-currencies', offers: 10, found: 10, title: 10, oldPrice: 10, packSize: 9 },
  { pdf: 'bullets', offers: 10, found: 10, title: 10, oldPrice: 10, packSize: 8 },
  { pdf: 'pets', offers: 20, found: 20, title: 20, oldPrice: 20, packSize: 19 },
  { pdf: 'diy', offers: 15, found: 15, title: 15, oldPrice: 15, packSize: 14 },
  { pdf: 'pantry', offers: 16, found: 16, title: 16, oldPrice: 16, packSize: 15 },
  { pdf: 'wholesale', offers: 16, found: 16, title: 16, oldPrice: 16, packSize: 15 },
  { pdf: 'furniture', offers: 14, found: 14, title: 11, oldPrice: 14, packSize: 14 },
  { pdf: 'bluebox', offers: 18, found: 18, title: 16, oldPrice: 18, packSize: 17 },
  { pdf: 'framed/markthalle', offers: 14, found: 14, title: 13, oldPrice: 14, packSize: 14 },
  { pdf: 'framed/storehouse', offers: 14, found: 14, title: 14, oldPrice: 14, packSize: 12 },
]

describe('the proposals for pages that other programs drew', () => {
  it.each(layouts)('$pdf: every offer as it is printed, and none besides', async ({ pdf, offers }) => {
    const labels = pdf.replace(/-cairo$/, '')
    const { marked, ...figures } = await measure(place(`${pdf}.pdf`), place(`${labels}.json`))
    const right = { right: offers, title: offers, oldPrice: offers, packSize: offers }
    expect(figures).toEqual({ offers, found: offers, ...right, wrong: 0, wrongMarked: 0 })
    expect(marked).toBeLessThan(offers / 2)
  })

  it.each(imperfect)(
    '$pdf: every offer, and no worse than it was read first',
    async ({ pdf, offers, found, ...least }) => {
      const figures = await measure(place(`${pdf}.pdf`), place(`${pdf}.json`))
      expect(figures).toMatchObject({ offers, right: offers })
      expect(figures.found).toBeLessThanOrEqual(found)
      expect(figures.title).toBeGreaterThanOrEqual(least.title)
      expect(figures.oldPrice).toBeGreaterThanOrEqual(least.oldPrice)
      expect(figures.packSize).toBeGreaterThanOrEqual(least.packSize)
    },
  )
})

const all: Keys = { next: ['title', 'packSize', 'oldPrice'], find: true, learn: true, missed: true }

describe('what an editor has to do', () => {
  it('is to name one of two prices that were not read, and to judge what that brings', async () => {
    const pages = await readDocument(place('gross.pdf'), place('gross.json'))
    expect(runOf(pages, all)).toMatchObject({ judged: 17, missed: 1, withLike: 1, drawn: 0 })
    expect(runOf(pages, { ...all, missed: false })).toMatchObject({ judged: 15, missed: 0, drawn: 2 })
  })

  it('is to judge, where all was read as it is printed', async () => {
    const pages = await readDocument(place('tiles.pdf'), place('tiles.json'))
    expect(runOf(pages, all)).toEqual({ ...noWork, pages: pages.length, judged: 12 })
  })

  it('is to take the right size by its key, or to type it without one', async () => {
    const [page] = await readDocument(place('mixed-fields.pdf'), place('mixed-fields.json'))
    const [first, ...others] = page?.proposals ?? []
    if (!page || !first) throw new Error('nothing was read')
    const wrong = [{ ...page, proposals: [{ ...first, packSize: null }, ...others] }]
    expect(runOf(wrong, { ...all, learn: false })).toMatchObject({ taken: 1, typedPacks: 0 })
    expect(runOf(wrong, { ...all, next: ['title'], learn: false })).toMatchObject({ taken: 0, typedPacks: 1 })
  })

  it('is to find one title by its letters, where the others of the page are at the same place', async () => {
    const read = await readDocument(place('bullets.pdf'), place('bullets.json'))
    // Imitates rules that do not recognise words repeated beside every price.
    const beside = ({ box }: Read) => ({ ...box, x: 0.76, width: box.x + box.width - 0.76 })
    const pages = read.map((page) => ({
      ...page,
      proposals: page.proposals.map((row) =>
        page.meant.has(row.id) ? { ...row, title: 'САМО', packSize: null, box: beside(row) } : row,
      ),
    }))
    expect(runOf(pages, all)).toMatchObject({ judged: 10, found: 1, typedTitles: 0, seenAgain: 0, harmed: 0 })
    expect(runOf(pages, { ...all, learn: false })).toMatchObject({ found: 10, typedTitles: 0 })
    expect(runOf(pages, { next: [], find: false, learn: false, missed: false })).toMatchObject({
      found: 0,
      typedTitles: 10,
    })
  })

  it('is to refuse once what is at the same spot of every page', async () => {
    const [read] = await readDocument(place('bullets.pdf'), place('bullets.json'))
    if (!read) throw new Error('nothing was read')
    const noOffer = read.proposals.at(-1)?.id
    const meant = new Map([...read.meant].filter(([id]) => id !== noOffer))
    const page = { ...read, meant, truth: [...meant.values()] }
    const again = {
      ...page,
      number: 2,
      proposals: page.proposals.map((row) => ({ ...row, id: `2 ${row.id}`, pageNumber: 2 })),
      meant: new Map([...page.meant].map(([id, offer]) => [`2 ${id}`, offer])),
    }
    expect(runOf([page, again], all)).toMatchObject({ rejected: 1, leftOut: 1, broughtBack: 0 })
    expect(runOf([page, again], { ...all, learn: false })).toMatchObject({ rejected: 2, leftOut: 0 })
  })
})
