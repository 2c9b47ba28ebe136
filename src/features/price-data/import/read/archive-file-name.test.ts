import { describe, expect, it } from 'vitest'
import { companyOf, isLeftover } from './archive'

describe('the name of a file', () => {
  it.each([
    ['T Market (Максима България ЕООД)_131324923.csv', 'T Market', 'Максима България ЕООД', '131324923'],
    ['КООП_000004283.csv', 'КООП', null, '000004283'],
    ['ФАНТАСТИКО (ДАР Г.Н.)_831556063.csv', 'ФАНТАСТИКО', 'ДАР Г.Н.', '831556063'],
    ['2026-05-13/Май  Маркет (СИМОНА-04 ООД)_103837203.CSV', 'Май Маркет', 'СИМОНА-04 ООД', '103837203'],
    ['Мини (Х (София) ЕООД)_1.csv', 'Мини', 'Х (София) ЕООД', '1'],
    // Some computers write й as two characters (NFD).
    ['Май Маркет_2.csv'.normalize('NFD'), 'Май Маркет', null, '2'],
  ])('%s', (file, chain, company, number) => {
    expect(companyOf(file)).toEqual({ chain, company, number })
  })

  it.each(['prices.csv', 'КООП.csv', '_12.csv'])('%s names no company', (file) => expect(companyOf(file)).toBeNull())

  it.each([
    '.~lock.КООП_000004283.csv#',
    '.~lock.КООП_1.csv',
    '~$КООП_1.csv',
    '__MACOSX/КООП_1.csv',
    'прочети.txt',
    'x/',
  ])('%s is left over', (file) => expect(isLeftover(file)).toBe(true))
})
