import { describe, expect, it } from 'vitest'
import { choicesFor, chosenAlike } from './choices'
import type { TextBlock } from './types'

const block = (text: string, x: number, y: number, size = 10): TextBlock => ({
  text,
  size,
  box: { x, y, width: 0.15, height: 0.02 },
})

/** Fields with a brand over the name and two sizes beneath it; the proposal has read the brand and the first size. */
const field = (brand: string, name: string, sizes: [string, string], x: number, y: number, size = 14) => ({
  proposal: { id: name, pageNumber: 1, title: brand, packSize: sizes[0], box: { x, y, width: 0.15, height: 0.12 } },
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
const page = (more: { title?: TextBlock[]; packSize?: TextBlock[] } = {}) => ({
  width: 600,
  height: 800,
  texts: {
    title: [...fields.flatMap(({ title }) => title), ...(more.title ?? [])],
    packSize: [...fields.flatMap(({ packSize }) => packSize), ...(more.packSize ?? [])],
  },
})

describe('other titles for a proposal', () => {
  it('are the lines in and near its box, the nearest to the title first, never the title itself', () => {
    const more = page({ title: [block('Нерафиниран', 0.05, 0.18)] })
    expect(choicesFor('title', oil.proposal, more)).toEqual(['Зехтин', 'Нерафиниран', 'Kremela', 'Сирене'])
  })

  it('are none where nothing else stands near', () => {
    const far = { title: 'Тофу', packSize: null, box: { x: 0.8, y: 0.9, width: 0.1, height: 0.05 } }
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

describe('the same choice for others', () => {
  const alike = (asked: 'title' | 'packSize', value: string, others: (typeof oil.proposal)[]) =>
    chosenAlike(asked, { proposal: oil.proposal, value }, others, () => page()).map((each) => [
      each.proposal.title,
      each.value,
    ])

  it('takes the line on the same side of titles in the same print', () => {
    expect(alike('title', 'Зехтин', [cheese.proposal, muesli.proposal])).toEqual([
      ['Kremela', 'Сирене'],
      ['Zora', 'Мюсли'],
    ])
  })

  it('leaves titles in another print as they are, and those without a line on that side', () => {
    expect(alike('title', 'Зехтин', [tofu.proposal])).toEqual([])
    expect(alike('title', 'Зехтин', [{ ...cheese.proposal, title: 'Сирене' }])).toEqual([])
  })

  it('does nothing for what is no text of the page', () => {
    expect(alike('title', 'Набрано на ръка', [cheese.proposal])).toEqual([])
  })

  it('takes the size in the print of the one chosen, where one like the one refused was read', () => {
    const right = { ...muesli.proposal, packSize: '375 г' }
    expect(alike('packSize', '750 мл', [cheese.proposal, right])).toEqual([['Kremela', '180 г']])
  })

  it('takes none where none was chosen, again only for the same mistake', () => {
    const right = { ...muesli.proposal, packSize: '375 г' }
    expect(alike('packSize', '', [cheese.proposal, right])).toEqual([['Kremela', '']])
  })

  it('fills in what was missing, where it was missing too', () => {
    const [one, other] = [oil, cheese].map(({ proposal }) => ({ ...proposal, packSize: null }))
    if (!one || !other) throw new Error('no fields')
    const found = chosenAlike('packSize', { proposal: one, value: '750 мл' }, [other, muesli.proposal], () => page())
    expect(found.map(({ proposal, value }) => [proposal.title, value])).toEqual([['Kremela', '180 г']])
  })
})
