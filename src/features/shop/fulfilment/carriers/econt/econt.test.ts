import { expect, test } from 'vitest'
import { splitStreet } from './econt'

test.each([
  ['ул. Шипка 6', { street: 'Шипка', num: '6' }],
  ['ул.Шипка №6А, вх. Б, ап. 3', { street: 'Шипка', num: '6А', other: 'вх. Б, ап. 3' }],
  ['бул. „Христо Ботев“ 14', { street: 'бул. „Христо Ботев“', num: '14' }],
  ['Княз Александър I 12 ет. 4', { street: 'Княз Александър I', num: '12', other: 'ет. 4' }],
  ['ж.к. Люлин, бл. 5', { quarter: 'ж.к. Люлин', other: 'бл. 5' }],
  ['жк Младост 1 бл. 25, вх. 2', { quarter: 'жк Младост', other: '1 бл. 25, вх. 2' }],
  ['кв. Изток 7', { quarter: 'кв. Изток', other: '7' }],
  ['до църквата', { other: 'до църквата' }],
])('%s is split as Econt checks it', (typed, parts) => {
  expect(splitStreet(typed)).toEqual(parts)
})
