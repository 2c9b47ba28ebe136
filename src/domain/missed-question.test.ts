import { expect, it } from 'vitest'
import { missedQuestion } from './missed-question'

it.each([
  ['  Бадемово   МЛЯКО, ', 'бадемово мляко'],
  ['мляко 3,6% "Верея"', 'мляко 3,6 верея'],
  ['крем-карамел', 'крем-карамел'],
  ['Ｍｉｌｋａ 250г', 'milka 250г'],
  ['İ', 'i̇'],
])('of %s the words are counted', (typed, counted) => {
  expect(missedQuestion(typed)).toBe(counted)
})

it.each([
  'ivan@example.com',
  'ivan＠example',
  '0888 123 456',
  '1 2 3 4 5',
  '١٢٣٤٥',
  'https://example.com/x',
  'WWW.example',
  'example.com',
  'магазин.бг',
  'а'.repeat(61),
  'дума '.repeat(13),
  '?!',
  '',
])('%s is never counted', (typed) => {
  expect(missedQuestion(typed)).toBeNull()
})

it('four digits are a size or a year', () => {
  expect(missedQuestion('обувки 4243')).toBe('обувки 4243')
})
