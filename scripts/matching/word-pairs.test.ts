import { expect, it } from 'vitest'
import { readProductName } from '@/domain/product-name'
import { profileOf } from '@/features/price-data/matching/scoring/profile'
import { coincidence } from './coincidence'
import type { NamedGroup } from './day'
import { learnWordPairs } from './word-pairs'

/** Every barcode has two names, each of another chain. */
function groupOf(names: readonly (readonly [one: string, other: string])[]): NamedGroup {
  const all = names.flatMap((pair, barcode) =>
    pair.map((name, chain) => ({ name, chain, barcode: `barcode ${barcode}` })),
  )
  const entries = all.map(({ name }) => ({
    profile: profileOf(name, 76, { ...readProductName(name), certain: false }),
    chains: [0],
    price: null,
  }))
  const barcoded = all.map((listing, entry) => ({ ...listing, plain: listing.name, entry }))
  return { group: 76, entries, barcoded }
}

const others = Array.from({ length: 60 }, (_, index) => {
  const name = `Вино ${'абвгдежзик'[index % 10]}${'лмнопр'[Math.floor(index / 10)]}ора`
  return [`${name} бутилка`, name] as const
})
const wines = [
  ['Вино Щърк Звън Жътва', 'Вино Щърк Bell Harvest'],
  ['Вино Бухал Звън', 'Вино Бухал Bell'],
  ['Вино Синигер Звън', 'Вино Синигер Bell'],
  ['Вино Врабец Жътва', 'Вино Врабец Harvest'],
  ['Вино Гарван Жътва', 'Вино Гарван Harvest'],
] as const

it('learns words that stand for each other with several barcodes, and of these alone', () => {
  expect(learnWordPairs([groupOf([...wines, ...others])], () => true)).toEqual(['bel=zvan', 'harvest=zatv'])
  const without = (...barcodes: number[]) =>
    learnWordPairs(
      [groupOf([...wines, ...others])],
      (barcode) => !barcodes.some((each) => barcode === `barcode ${each}`),
    )
  expect(without(3, 4)).toEqual(['bel=zvan'])
})

it('takes words that stand together in names for two things', () => {
  const both = [
    ['Вино Сокол Жътва Harvest', 'Вино Сокол'],
    ['Вино Орел Жътва Harvest', 'Вино Орел'],
  ] as const
  const learnt = learnWordPairs([groupOf([...wines, ...others, ...both])], () => true)
  expect(learnt).not.toContain('harvest=zatv')
})

it('knows how likely a coincidence is', () => {
  expect(coincidence({ both: 0, one: 3, other: 4, all: 10 })).toBeCloseTo(1, 9)
  expect(coincidence({ both: 2, one: 2, other: 2, all: 4 })).toBeCloseTo(1 / 6, 9)
  expect(coincidence({ both: 1, one: 1, other: 1, all: 50 })).toBeCloseTo(1 / 50, 9)
})
