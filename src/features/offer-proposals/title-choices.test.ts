import { describe, expect, it } from 'vitest'
import { chosenAlike, titleChoices } from './title-choices'

const page = { width: 600, height: 800 }
const block = (text: string, x: number, y: number, size = 10) => ({
  text,
  size,
  box: { x, y, width: 0.15, height: 0.02 },
})

/** Fields with a brand over the name, each with its price beneath; the proposal has read the brand. */
const field = (brand: string, name: string, x: number, y: number, size = 14) => ({
  proposal: { id: name, pageNumber: 1, title: brand, box: { x, y, width: 0.15, height: 0.12 } },
  blocks: [block(brand, x, y, size), block(name, x, y + 0.03)],
})
const [oil, cheese, muesli, tofu] = [
  field('Olimpia', 'Зехтин', 0.05, 0.1),
  field('Kremela', 'Сирене', 0.3, 0.1),
  field('Zora', 'Мюсли', 0.55, 0.1),
  field('NATURA', 'Тофу', 0.05, 0.6, 11),
]
const blocks = [oil, cheese, muesli, tofu].flatMap((each) => each.blocks)

describe('other titles for a proposal', () => {
  it('are the lines in and near its box, the nearest to the title first, never the title itself', () => {
    const more = [...blocks, block('Нерафиниран', 0.05, 0.18)]
    expect(titleChoices(oil.proposal, more, page)).toEqual(['Зехтин', 'Нерафиниран', 'Kremela', 'Сирене'])
  })

  it('are none where nothing else stands near', () => {
    expect(titleChoices({ title: 'Тофу', box: { x: 0.8, y: 0.9, width: 0.1, height: 0.05 } }, blocks, page)).toEqual([])
  })

  it('leave out the block that the title was read from, also when its pack size was taken off', () => {
    const read = { ...oil.proposal, title: 'Olimpia 750 мл' }
    expect(titleChoices(read, blocks, page)).not.toContain('Olimpia')
  })
})

describe('the same choice for others', () => {
  const alike = (others: { proposal: typeof oil.proposal }[], title = 'Зехтин') =>
    chosenAlike(
      { proposal: oil.proposal, title },
      others.map(({ proposal }) => proposal),
      () => blocks,
      () => page,
    ).map(({ proposal, title: chosen }) => [proposal.title, chosen])

  it('takes the line on the same side of titles in the same print', () => {
    expect(alike([cheese, muesli])).toEqual([
      ['Kremela', 'Сирене'],
      ['Zora', 'Мюсли'],
    ])
  })

  it('leaves titles in another print as they are, and those without a line on that side', () => {
    expect(alike([tofu])).toEqual([])
    const right = { proposal: { ...cheese.proposal, title: 'Сирене' } }
    expect(alike([right])).toEqual([])
  })

  it('does nothing for a title that is no line of the page', () => {
    expect(alike([cheese], 'Набрано на ръка')).toEqual([])
  })
})
