import { beforeAll, describe, expect, it } from 'vitest'
import { freshCms } from '../../setup/cms'
import { brochureFixtures } from './brochures'
import { drawPdf } from './make-pdf'

const { payload } = await freshCms()
const fixtures = await brochureFixtures(payload)
const { searchBrochures } = await import('@/features/search/data')
const { searchInPages } = await import('@/features/search/search-in-brochure')

const lines = [
  ['Родопско кисе-', 'ло мляко'],
  ['ЯБЪЛ-', 'КОВ СОК'],
  ['Хартия тоалет\u00ad', 'на'],
  ['Напитка Coca-', 'Cola 2 л'],
  ['СИРОП ЗИКО-', 'ВИТ'],
  ['Десерт крем-', 'карамел'],
  ['П Р Я С Н О   М Л Я К О'],
]

let hash = ''
beforeAll(async () => {
  const pdf = await drawPdf((pdf) => {
    pdf.addPage({ size: 'A4', margin: 40 })
    for (const [at, line] of lines.flat().entries()) pdf.fontSize(14).text(line, 40, 40 + 20 * at)
  })
  const id = await fixtures.createBrochure(await fixtures.upload(pdf))
  await fixtures.runImports()
  await fixtures.publish(id)
  hash = (await fixtures.importsOf(id))[0]?.hash ?? ''
})

describe('a word that a PDF prints in pieces', () => {
  it.each([
    'кисело мляко',
    'ябълков сок',
    'тоалетна',
    'coca cola',
    'зиковит',
    'зико вит',
    'крем карамел',
    'прясно мляко',
  ])('is found: %s', async (query) => {
    const { total, matched, corrected } = await searchBrochures({ query, locale: 'bg' })
    expect({ total, matched, corrected }).toEqual({ total: 1, matched: 'all', corrected: [] })
  })

  it('is shown in one piece where it was looked for', async () => {
    const { brochures } = await searchBrochures({ query: 'кисело мляко', locale: 'bg' })
    expect(brochures[0]?.snippet.filter(({ hit }) => hit).map(({ text }) => text)).toContain('кисело')
  })

  it.each([
    ['кисело', 2],
    ['ябълков', 2],
    ['зиковит', 2],
    ['карамел', 1],
    ['прясно', 6],
  ])('is marked on its page: %s in %i boxes', async (query, boxes) => {
    const { pages } = await searchInPages(hash, query, 'bg')
    expect(pages.map((page) => page.boxes.length)).toEqual([boxes])
  })
})
