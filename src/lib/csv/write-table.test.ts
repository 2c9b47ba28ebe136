import { expect, it } from 'vitest'
import { writeTable } from './write-table'

it('writes rows with commas, quotes, lines and letters of every language as they are', () => {
  expect(writeTable([['име', 'цена'], ['Масло "Вита", 250 г', 3.49], ['две\nреда', null], []], 'en')).toBe(
    '\u{feff}име,цена\r\n"Масло ""Вита"", 250 г",3.49\r\n"две\nреда",\r\n\r\n',
  )
})

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '|cmd'])('gives no formula to a spreadsheet: %j', (text) => {
  expect(writeTable([[text]], 'en')).toBe(`\u{feff}'${text}\r\n`)
})

it('keeps a number that is below zero a number', () => {
  expect(writeTable([[-5]], 'en')).toBe('\u{feff}-5\r\n')
})

it('begins with the byte order mark only where the file begins', () => {
  expect(writeTable([['a', 'b']], 'en', { bom: false })).toBe('a,b\r\n')
})

it('separates the columns as Excel expects it in the language', () => {
  const rows = [
    ['a;b', ' c'],
    ["'=1+1", ''],
  ]
  expect(writeTable(rows, 'bg')).toBe(`\u{feff}"a;b";" c"\r\n'=1+1;\r\n`)
  expect(writeTable(rows, 'en')).toBe(`\u{feff}a;b," c"\r\n'=1+1,\r\n`)
})

it.each([
  ['bg', '3,49;23,321905;12000'],
  ['de', '3,49;23,321905;12000'],
  ['en', '3.49,23.321905,12000'],
  ['ru', '3,49;23,321905;12000'],
] as const)('writes decimals as Excel expects them in %s', (language, line) => {
  expect(writeTable([[3.49, 23.321905, 12_000]], language)).toBe(`\u{feff}${line}\r\n`)
})
