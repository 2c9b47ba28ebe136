import { describe, expect, it } from 'vitest'
import type { Frame, Word } from '../../brochure-import/types'
import { height, line, width } from './page-fixtures'
import { proposeOffers } from './propose'

const frame = (left: number, top: number, right: number, bottom: number): Frame => [
  left / width,
  top / height,
  (right - left) / width,
  (bottom - top) / height,
]
const read = (frames: Frame[], ...lines: Word[][]) =>
  proposeOffers({ words: lines.flat(), frames, width, height }).map(({ title, packSize, priceCents, uncertain }) => ({
    title,
    packSize,
    priceCents,
    uncertain,
  }))

/** The pack size is at the foot of its field, nearer to the price of the field beneath. */
const cells = [
  { name: 'Домати розови', pack: '500 г', price: '2,49 €', top: 40 },
  { name: 'Мляко прясно', pack: '1 л', price: '1,89 €', top: 190 },
  { name: 'Хляб ръжен', pack: '650 г', price: '1,59 €', top: 340 },
  { name: 'Масло краве', pack: '125 г', price: '2,19 €', top: 490 },
]
const words = cells.flatMap(({ name, pack, price, top }) => [
  line(price, 40, top + 6, 26),
  line(pack, 40, top + 134, 9),
  line(name, 40, top + 84, 13),
])
const right = cells.map(({ name, pack, price }) => ({
  title: name,
  packSize: pack,
  priceCents: Number(price.slice(0, 4).replace(',', '')),
  uncertain: false,
}))

describe('frames', () => {
  const frames = cells.map(({ top }) => frame(20, top, 300, top + 148))

  it('keep the words of an offer with its price', () => {
    expect(read(frames, ...words)).toEqual(right)
    expect(read([], ...words)).not.toEqual(right)
  })

  it('say nothing where they hold a price without words', () => {
    const badges = cells.map(({ top }) => frame(36, top + 2, 120, top + 36))
    expect(read([...badges, ...frames], ...words)).toEqual(right)
    expect(read(badges, ...words)).toEqual(read([], ...words))
  })

  it('round several offers make them unsure, because they do not say whose words are whose', () => {
    const round = [frame(20, 40, 300, 338), frame(20, 340, 300, 640)]
    expect(read(round, ...words).map(({ uncertain }) => uncertain)).toEqual([true, true, true, true])
  })

  it('of prices with small words of their own hold no offers', () => {
    const tags = cells.map(({ top }) => frame(36, top + 2, 120, top + 46))
    const small = cells.map(({ top }, at) =>
      line(`je ${['Packung', 'Flasche', 'Beutel', 'Becher'][at]}`, 40, top + 34, 7),
    )
    expect(read(tags, ...words, ...small)).toEqual(read([], ...words, ...small))
  })

  it('leave the place of an offer where it is printed', () => {
    const offers = proposeOffers({ words: words.flat(), frames, width, height })
    expect(offers.map(({ box }) => Math.round(box.y * height))).toEqual(cells.map(({ top }) => top + 2))
    expect(offers.every(({ box }) => box.height * height < 148)).toBe(true)
  })
})

describe('a unit price that is printed without a sign for it', () => {
  const offer = (unit: string, old = '') => [
    line('Кашкавал краве', 40, 60, 13),
    line('400 г', 40, 76, 9),
    line('5,00 €', 40, 90, 26),
    line(unit, 180, 118, 9),
    ...(old ? [line(old, 180, 92, 11)] : []),
  ]
  const prices = (...lines: Word[][]) =>
    proposeOffers({ words: lines.flat(), width, height }).map((each) => [each.priceCents, each.oldPriceCents])

  it('is neither a price nor an old one', () => {
    expect(prices(...offer('кг 12,50 €'))).toEqual([[500, null]])
    expect(prices(...offer('1 кг: 12,50 €', '6,99 €'))).toEqual([[500, 699]])
    expect(prices(...offer('100 г 1,25 €'))).toEqual([[500, null]])
  })

  it('is an old price where it is not what the pack costs by the kilogram', () => {
    expect(prices(...offer('на касата', 'кг 7,49 €'))).toEqual([[500, 749]])
    expect(prices(...offer('на касата', 'кг 12,50 €'))).toEqual([[500, null]])
  })
})
