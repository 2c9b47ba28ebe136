import { expect, it } from 'vitest'
import { csvText, writeTable } from './write-table'

it('writes rows with commas, quotes, lines and letters of every language as they are', () => {
  expect(csvText([['име', 'цена'], ['Масло "Вита", 250 г', 3.49], ['две\nреда', null], []])).toBe(
    '\u{feff}име,цена\r\n"Масло ""Вита"", 250 г",3.49\r\n"две\nреда",\r\n\r\n',
  )
})

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '|cmd'])('gives no formula to a spreadsheet: %j', (text) => {
  expect(csvText([[text]])).toBe(`\u{feff}'${text}\r\n`)
})

it('keeps a number that is below zero a number', () => {
  expect(csvText([[-5]])).toBe('\u{feff}-5\r\n')
})

it('begins with the byte order mark only where the file begins', () => {
  expect(csvText([['a', 'b']], { bom: false })).toBe('a,b\r\n')
})

it('separates the columns as Excel expects it in the language', () => {
  const rows = [
    ['a;b', ' c'],
    ["'=1+1", ''],
  ]
  expect(writeTable(rows, 'bg')).toBe(`\u{feff}"a;b";" c"\r\n'=1+1;\r\n`)
  expect(writeTable(rows, 'en')).toBe(`\u{feff}a;b," c"\r\n'=1+1,\r\n`)
})
