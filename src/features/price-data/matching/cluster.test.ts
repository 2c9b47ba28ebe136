import { describe, expect, it } from 'vitest'
import { readProductName } from '@/domain/product-name'
import { type Candidate, clusterGroup } from './cluster'

const salt = 39
let numbers = 0

function sold(name: string, chain: number): Candidate {
  const reading = readProductName(name)
  return { id: numbers++, name, reading, product: null, fixed: null, renamed: false, chain, barcode: null, price: null }
}

const makers = ['Щърк', 'Бухал', 'Врабец', 'Гарван', 'Дрозд', 'Жерав', 'Кълвач', 'Орел', 'Пеликан', 'Синигер']
const doubtsOf = (candidates: Candidate[]) =>
  clusterGroup(salt, candidates, new Set()).doubts.map(({ one, other }) =>
    [one, other].flatMap(({ spellings }) => spellings.map(({ listings }) => listings[0]?.name ?? '')).sort(),
  )

describe('likely pairs', () => {
  it('are proposed where they make two chains comparable, however many chains the group has', () => {
    const others = Array.from({ length: 40 }, (_, chain) => sold(`СОЛ ${makers[chain % 5]} ${chain + 2}00Г`, chain))
    const pair = [sold('СОЛ КРИНА 1КГ', 1), sold('СОЛ КРИНА', 2)]
    expect(doubtsOf([...others, ...pair])).toContainEqual(['СОЛ КРИНА', 'СОЛ КРИНА 1КГ'])
    const ofOneChain = [sold('СОЛ КРИНА 1КГ', 1), sold('СОЛ КРИНА', 1)]
    expect(doubtsOf([...others, ...ofOneChain])).not.toContainEqual(['СОЛ КРИНА', 'СОЛ КРИНА 1КГ'])
  })

  it('stand in the order of the chains that they make comparable', () => {
    const small = [sold('СОЛ ЩЪРК 1КГ', 1), sold('СОЛ ЩЪРК', 2)]
    const large = [1, 2, 3].flatMap((chain) => [sold('СОЛ БУХАЛ 1КГ', chain), sold('СОЛ БУХАЛ', chain + 3)])
    expect(doubtsOf([...small, ...large])).toEqual([
      ['СОЛ БУХАЛ', 'СОЛ БУХАЛ 1КГ'],
      ['СОЛ ЩЪРК', 'СОЛ ЩЪРК 1КГ'],
    ])
  })

  it('are no more than an editor can read', () => {
    const names = makers.flatMap((one) => makers.map((other) => `${one}${other.toLowerCase()}`))
    const pairs = names.flatMap((name) => [sold(`СОЛ ${name} 1КГ`, 1), sold(`СОЛ ${name}`, 2)])
    expect(doubtsOf(pairs)).toHaveLength(50)
  })
})
