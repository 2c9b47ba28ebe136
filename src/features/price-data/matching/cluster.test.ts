import { describe, expect, it } from 'vitest'
import { readProductName } from '@/domain/product-name'
import { type Candidate, clusterGroup } from './cluster'

const salt = 39
let numbers = 0

const clustersOf = (group: number, names: readonly string[]) =>
  clusterGroup(
    group,
    names.map((name, chain) => sold(name, chain)),
    new Set(),
  ).clusters.map(({ spellings }) => spellings.flatMap(({ listings }) => listings.map(({ name }) => name)))

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

describe('one product', () => {
  const [painkillers, formula, noses] = [94, 65, 97]

  it('is never a medicine of two strengths, whatever the third name says', () => {
    const weak = ['МИГ ЗА ДЕЦА СИРОП 20МГ/МЛ 100МЛ', 'МИГ СИРОП ЗА ДЕЦА 100МГ/5МЛ 100МЛ']
    const strong = ['МИГ ДЖУНИЪР СИРОП 40МГ/МЛ 100МЛ', 'МИГ ДЖУНИЪР сироп 40 мг/мл 100 мл']
    const clusters = clustersOf(painkillers, [...weak, ...strong, 'МИГ СИРОП ЗА ДЕЦА 100МЛ', 'МИГ ДЖУНИЪР СИРОП 100МЛ'])
    for (const names of clusters)
      expect([weak, strong].filter((own) => own.some((name) => names.includes(name)))).toHaveLength(1)
    expect(clusters).toHaveLength(2)
    expect(clustersOf(noses, ['КСИЛОДЕКС СПРЕЙ 0,5+50МГ/МЛ 10МЛ', 'КСИЛОДЕКС СПРЕЙ 1+50МГ/МЛ 10МЛ'])).toHaveLength(2)
  })

  it('is a medicine of one strength, however it is said', () => {
    const names = ['СИАФЕН СУСП 100МГ/5МЛ 120МЛ', 'СИАФЕН СУСП 20МГ/МЛ 120МЛ', 'СИАФЕН СУСП. 120МЛ']
    expect(clustersOf(painkillers, names)).toHaveLength(1)
  })

  it('is never infant formula of two ages', () => {
    const names = [
      'ФРИЗОЛАК 1 400ГР',
      'СУХО МЛЯКО ФРИЗОЛАК 3 1-3Г. 400ГР',
      'ХОЛЕ БИО МЛЯКО 1 A2 400ГР 210673 KZ',
      'ХОЛЕ БИО МЛЯКО 2 A2 400ГР 210674 KZ',
      'ХОЛЕ БИО МЛЯКО КОЗЕ 1 400ГР 210063 3 KZ',
      'ХОЛЕ БИО МЛЯКО КОЗЕ 3 400ГР 3 210381 KZ',
    ]
    expect(clustersOf(formula, names)).toHaveLength(names.length)
    expect(clustersOf(formula, ['АПТАМИЛ МЛЯКО 400ГР AR1', 'АПТАМИЛ МЛЯКО 400ГР AR 2'])).toHaveLength(2)
    expect(clustersOf(formula, ['ФРИЗОЛАК 1 400ГР', 'АДАПТИРАНО МЛЯКО FRISOLAC 1 400 г'])).toHaveLength(1)
  })
})
