import { describe, expect, it } from 'vitest'
import type { Page, Values } from './choices'
import { learnedOf, lessonsOf } from './refusals'
import type { TextBlock } from './types'

const block = (text: string, x: number, y: number, size: number, width = 0.1): TextBlock => ({
  text,
  size,
  box: { x, y, width, height: size / 800 },
})

const row = (name: string, cents: number, y: number, label = 'САМО', print = 10) => ({
  proposal: {
    id: name,
    pageNumber: 1,
    title: label,
    packSize: null,
    priceCents: cents,
    oldPriceCents: null,
    box: { x: 0.7, y, width: 0.25, height: 0.05 },
  },
  label: block(label, 0.7, y, print),
  name: block(name, 0.05, y, 13, name.length / 50),
  more: block(`Опаковка: ${cents} мл`, 0.05, y + 0.02, 8),
  size: block(`${cents} мл`, 0.05, y + 0.02, 8, 0.2),
  price: block(String(cents), 0.82, y, 23),
})
const [paint, silicone, screws, other] = [
  row('Боя за стени', 2490, 0.1),
  row('Силикон санитарен прозрачен', 349, 0.2),
  row('Винтове', 590, 0.3),
  row('Грунд', 1290, 0.4, 'ПЦ 16,90', 14),
]
const rows = [paint, silicone, screws, other]
const page: Page = {
  width: 600,
  height: 800,
  texts: {
    title: rows.flatMap(({ label, name }) => [label, name]),
    line: rows.map(({ more }) => more),
    amount: [],
    packSize: rows.map(({ size }) => size),
    oldPrice: rows.map(({ price }) => price),
  },
}
const pageOf = (number: number) => (number === 1 ? page : undefined)
type Row = typeof paint
const said = (taught: { row: Row; values: Values }[], open: Row[]) => {
  const lessons = lessonsOf(
    taught.map(({ row: { proposal }, values }) => ({ proposal, values })),
    pageOf,
  )
  const learned = learnedOf(
    open.map(({ proposal }) => proposal),
    lessons,
    pageOf,
  )
  return open.map(({ proposal }) => learned.get(proposal.id) ?? null)
}

describe('what a choice says of the other proposals', () => {
  it('is the text at the same place, where the one refused stood in the same print at the same place', () => {
    expect(said([{ row: paint, values: { title: 'Боя за стени' } }], [silicone, screws, other])).toEqual([
      { title: 'Силикон санитарен прозрачен' },
      { title: 'Винтове' },
      null,
    ])
  })

  it('goes for a pack size where none was read, and for several fields together', () => {
    const values = { title: 'Боя за стени', packSize: '2490 мл' }
    expect(said([{ row: paint, values }], [screws])).toEqual([{ title: 'Винтове', packSize: '590 мл' }])
  })

  it('is put together of two lines where the chosen one was', () => {
    const values = { title: 'Боя за стени Опаковка: 2490 мл' }
    expect(said([{ row: paint, values }], [screws])).toEqual([{ title: 'Винтове Опаковка: 590 мл' }])
  })

  it('is the title without the line that was read with it, however many lines the right one has', () => {
    const branded = (brand: string, name: string, cents: number, y: number) => ({
      proposal: {
        ...paint.proposal,
        id: name,
        title: `${brand} ${name}`,
        priceCents: cents,
        box: { x: 0.1, y, width: 0.5, height: 0.1 },
      },
      title: [{ ...block(`${brand} ${name}`, 0.3, y, 13), box: { x: 0.3, y, width: 0.3, height: 0.06 } }],
      line: [block(brand, 0.3, y, 13)],
      price: block(String(cents), 0.1, y + 0.01, 32),
    })
    const [dog, cat] = [branded('Вълчо', 'Гранули с агнешко', 2799, 0.1), branded('Мърко', 'Пауч', 79, 0.3)]
    const both = [dog, cat]
    const shop: Page = {
      ...page,
      texts: {
        title: both.flatMap(({ title }) => title),
        line: both.flatMap(({ line }) => line),
        amount: [],
        packSize: [],
        oldPrice: both.map(({ price }) => price),
      },
    }
    const lessons = lessonsOf([{ proposal: dog.proposal, values: { title: 'Гранули с агнешко' } }], () => shop)
    expect(learnedOf([cat.proposal], lessons, () => shop).get(cat.proposal.id)).toEqual({ title: 'Пауч' })
  })

  it('is nothing where the chosen words are no text of the page, or what was read is right', () => {
    expect(said([{ row: paint, values: { title: 'Набрано на ръка' } }], [screws])).toEqual([null])
    expect(said([{ row: paint, values: { title: 'САМО' } }], [screws])).toEqual([null])
  })

  it('is what most of the newest decisions say: an exception changes nothing, a second one does', () => {
    const corrected = { row: paint, values: { title: 'Боя за стени' } }
    const right = { row: silicone, values: { title: 'САМО' } }
    const toMore = { row: silicone, values: { title: 'Опаковка: 349 мл' } }
    expect(said([toMore, corrected], [screws])).toEqual([{ title: 'Винтове' }])
    expect(said([toMore, toMore, corrected, corrected], [screws])).toEqual([{ title: 'Опаковка: 590 мл' }])
    expect(said([right, corrected], [screws])).toEqual([{ title: 'Винтове' }])
    expect(said([right, corrected, right], [screws])).toEqual([null])
  })

  it('is nothing for pages whose text is not known', () => {
    const elsewhere = { ...screws, proposal: { ...screws.proposal, pageNumber: 2 } }
    expect(said([{ row: paint, values: { title: 'Боя за стени' } }], [elsewhere])).toEqual([null])
  })
})
