import { expect, it } from 'vitest'
import { openingLines } from './store-list'

const days = (from: number, to: number, opens: string, closes: string) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ day: from + index, opens, closes }))

it('joins neighbouring days with the same hours', () => {
  expect(openingLines([...days(1, 5, '08:00', '20:00'), ...days(6, 6, '09:00', '18:00')], 'bg')).toEqual([
    { from: 1, to: 5, hours: ['08:00–20:00'] },
    { from: 6, to: 6, hours: ['09:00–18:00'] },
    { from: 7, to: 7, hours: [] },
  ])
})

it('keeps two spans of a day, in their order', () => {
  const noon = [...days(1, 7, '14:00', '18:00'), ...days(1, 7, '08:00', '12:00')]
  expect(openingLines(noon, 'de')).toEqual([{ from: 1, to: 7, hours: ['08:00–12:00', '14:00–18:00'] }])
})

it('does not join days across a different one, and says nothing about unknown hours', () => {
  const hours = [...days(1, 1, '08:00', '20:00'), ...days(2, 2, '08:00', '14:00'), ...days(3, 7, '08:00', '20:00')]
  expect(openingLines(hours, 'ru').map(({ from, to }) => [from, to])).toEqual([
    [1, 1],
    [2, 2],
    [3, 7],
  ])
  expect(openingLines([], 'bg')).toEqual([])
})

it('begins an English week on Sunday', () => {
  const hours = [...days(1, 5, '08:00', '20:00'), ...days(6, 7, '09:00', '18:00')]
  expect(openingLines(hours, 'en').map(({ from, to }) => [from, to])).toEqual([
    [7, 7],
    [1, 5],
    [6, 6],
  ])
})
