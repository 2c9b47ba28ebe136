import { expect, it } from 'vitest'
import { fieldsOf } from './fields'
import type { TitleMatch } from './match-titles'
import { couldBeTitle, offerWords } from './offer-words'
import type { Block } from './text-blocks'
import { variantMatches } from './variants'

const block = (text: string, left: number, top: number, size = 12): Block => {
  const rect = { left, right: left + text.length * 6, top, bottom: top + size }
  return { ...rect, size, lines: [{ ...rect, text, tokens: [] }] }
}
const priceAt = (left: number, top: number) => {
  const rect = { left, right: left + 50, top, bottom: top + 20 }
  const now = {
    ...rect,
    cents: 199,
    size: 20,
    currency: 'euro' as const,
    perUnit: null,
    namedOld: false,
    weak: false,
    tokens: [],
  }
  return { ...rect, cents: 199, oldCents: null, now, size: 20, signed: true, soldBy: null }
}
const matchAt = (left: number, top: number): TitleMatch => ({
  price: priceAt(left, top),
  title: block('Сирене', left, top + 24),
  away: 0,
})

it('takes no days for a title', () => {
  expect(couldBeTitle(block('от понеделник, 30.11. до неделя, 06.12.2026', 0, 0))).toBe(false)
  expect(couldBeTitle(block('Само събота и неделя', 0, 0))).toBe(false)
  expect(couldBeTitle(block('Сирене', 0, 0))).toBe(true)
  expect(couldBeTitle(block('Сирене Неделя', 0, 0))).toBe(true)
})

it('leaves the pack out of a title that ends in it, also where it is said beside', () => {
  const words = offerWords({ title: block('Боя за стени 2 л', 0, 0) }, [block('2 л', 0, 20, 8)])
  expect(words).toMatchObject({ title: 'Боя за стени', packSize: '2 л' })
})

it('gives small print to the field that it is under, where it is under most', () => {
  const fields = [0, 130, 260, 390].map((top) => matchAt(50, top))
  const small = [0, 130, 260, 390].map((top) => block(`${top} г`, 50, top + 50, 8))
  const nearNext = block('5 г', 50, 375, 8)
  expect(fieldsOf(fields, [...small, nearNext], 90).get(fields[2] ?? matchAt(0, 0))).toContain(nearNext)
})

it('takes a table of goods for no variants', () => {
  const rows = [0, 30].map((top) => ({ price: priceAt(300, 100 + top), pack: block(`${top + 5} кг`, 200, 104 + top) }))
  const heading = block('Опаковка', 200, 70)
  const names = [0, 30].map((top) => block('Ориз', 50, 104 + top))
  const read = (blocks: Block[]) =>
    variantMatches(
      rows.map(({ price }) => price),
      [...blocks, ...rows.map(({ pack }) => pack)].flatMap(({ lines }) => lines),
      [heading],
    )
  expect(read([heading])).toHaveLength(2)
  expect(read([heading, ...names])).toEqual([])
})
