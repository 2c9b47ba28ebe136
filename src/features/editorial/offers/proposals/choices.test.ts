import { describe, expect, it } from 'vitest'
import { choicesFor, placesOf, withValues } from './choices'
import type { TextBlock } from './types'

const block = (text: string, x: number, y: number, size = 10): TextBlock => ({
  text,
  size,
  box: { x, y, width: 0.15, height: 0.02 },
})

const field = (brand: string, name: string, sizes: [string, string], x: number, y: number, size = 14) => ({
  proposal: {
    id: name,
    pageNumber: 1,
    title: brand,
    packSize: sizes[0],
    priceCents: 299,
    oldPriceCents: null,
    box: { x, y, width: 0.15, height: 0.12 },
  },
  title: [block(brand, x, y, size), block(name, x, y + 0.03)],
  packSize: [block(sizes[0], x, y + 0.06, 8), block(sizes[1], x, y + 0.09, 6)],
})
const [oil, cheese, muesli, tofu] = [
  field('Olimpia', 'Зехтин', ['2 бр.', '750 мл'], 0.05, 0.1),
  field('Kremela', 'Сирене', ['3 бр.', '180 г'], 0.3, 0.1),
  field('Zora', 'Мюсли', ['4 бр.', '375 г'], 0.55, 0.1),
  field('NATURA', 'Тофу', ['5 бр.', '200 г'], 0.05, 0.6, 11),
]
const fields = [oil, cheese, muesli, tofu]
const page = (
  more: { title?: TextBlock[]; packSize?: TextBlock[]; oldPrice?: TextBlock[]; line?: TextBlock[] } = {},
) => ({
  width: 600,
  height: 800,
  texts: {
    title: [...fields.flatMap(({ title }) => title), ...(more.title ?? [])],
    packSize: [...fields.flatMap(({ packSize }) => packSize), ...(more.packSize ?? [])],
    oldPrice: more.oldPrice ?? [],
    line: more.line ?? [],
    amount: [],
  },
})

describe('other titles for a proposal', () => {
  it('are the lines in and near its box, the nearest to the title first, never the title itself', () => {
    const more = page({ title: [block('Нерафиниран', 0.05, 0.18)] })
    expect(choicesFor('title', oil.proposal, more)).toEqual(['Зехтин', 'Нерафиниран', 'Kremela', 'Сирене'])
  })

  it('are none where nothing else is near', () => {
    const far = { ...tofu.proposal, box: { x: 0.8, y: 0.9, width: 0.1, height: 0.05 } }
    expect(choicesFor('title', far, page())).toEqual([])
  })

  it('leave out the block that the title was read from, also when its pack size was taken off', () => {
    const read = { ...oil.proposal, title: 'Olimpia 750 мл' }
    expect(choicesFor('title', read, page())).not.toContain('Olimpia')
  })
})

describe('other pack sizes for a proposal', () => {
  it('are the sizes in it, then none at all, then those near it', () => {
    expect(choicesFor('packSize', oil.proposal, page())).toEqual(['750 мл', '', '3 бр.', '180 г'])
  })

  it('do not offer none where none was read', () => {
    expect(choicesFor('packSize', { ...oil.proposal, packSize: null }, page())).toEqual([
      '2 бр.',
      '750 мл',
      '3 бр.',
      '180 г',
    ])
  })
})

describe('other old prices for a proposal', () => {
  const amounts = [
    block('299', 0.05, 0.18),
    block('499', 0.05, 0.2),
    block('399', 0.2, 0.18),
    block('9900', 0.05, 0.15),
  ]

  it('are the higher amounts near it that a reduction can start from, the nearest to its price first', () => {
    expect(choicesFor('oldPrice', oil.proposal, page({ oldPrice: amounts }))).toEqual(['499', '399'])
  })

  it('are none too, where one was read', () => {
    const read = { ...oil.proposal, oldPriceCents: 499 }
    expect(choicesFor('oldPrice', read, page({ oldPrice: amounts }))).toEqual(['', '399'])
  })
})

describe('a title taken from elsewhere', () => {
  it('is found where it is, also when it was put together of two lines', () => {
    const more = page({ line: [block('нерафинирано', 0.6, 0.62)] })
    const places = placesOf(tofu.proposal, 'title', more, 'Мюсли нерафинирано').map(({ text }) => text)
    expect(places).toEqual(['Мюсли', 'нерафинирано'])
    expect(placesOf(tofu.proposal, 'title', more, 'Набрано на ръка')).toEqual([])
  })

  it('belongs to the box of the offer from then on', () => {
    const { title, box } = withValues(oil.proposal, { title: 'Сирене' }, page())
    expect(title).toBe('Сирене')
    expect(box.x + box.width).toBeCloseTo(0.45, 5)
    const branded = { ...oil.proposal, brand: 'Сирене' }
    expect(withValues(branded, { title: 'Сирене' }, page()).brand).toBeNull()
    expect(withValues(branded, { title: 'Мюсли' }, page()).brand).toBe('Сирене')
    expect(withValues(oil.proposal, { packSize: '', oldPrice: '499' }, page())).toEqual({
      ...oil.proposal,
      packSize: null,
      oldPriceCents: 499,
    })
  })
})
