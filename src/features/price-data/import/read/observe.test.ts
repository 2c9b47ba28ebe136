import { describe, expect, it } from 'vitest'
import { readRow } from './observe'

const good = ['68134', 'Магазин 1', 'Мляко  3%', '17', '6', '1,99', '']
const format = { decimal: null, currency: 'EUR' } as const
const withValue = (at: number, value: string) => good.map((old, index) => (index === at ? value : old))

describe('a row', () => {
  it('is read', () => {
    expect(readRow(good, format)).toEqual({
      settlement: '68134',
      store: 'Магазин 1',
      name: 'Мляко 3%',
      code: '17',
      group: 6,
      shelf: 199,
      promo: null,
      promoIgnored: false,
      promoStrange: false,
    })
  })

  it.each([
    ['1.49', 149, false, false],
    ['0', null, false, false],
    ['0.00', null, false, false],
    ['1.99', null, true, false],
    ['2.50', null, true, true],
    ['-1', null, true, true],
    ['да', null, true, true],
  ])('with the promotional price %s', (written, promo, promoIgnored, promoStrange) => {
    expect(readRow(withValue(6, written), format)).toMatchObject({ shelf: 199, promo, promoIgnored, promoStrange })
  })

  it.each([
    ['702', '00702'],
    ['7079', '07079'],
    ['068134', '68134'],
    ['68134-07', '68134'],
    [' 68134 ', '68134'],
  ])('in the settlement %s', (written, settlement) => {
    expect(readRow(withValue(0, written), format)).toMatchObject({ settlement })
  })

  it.each([
    [0, '00000', 'settlement'],
    [0, '168134', 'settlement'],
    [0, 'София', 'settlement'],
    [1, ' ', 'store'],
    [2, ' ', 'product'],
    [2, 'Мл�ко', 'characters'],
    [2, '????? 3%', 'characters'],
    [2, '#NAME?', 'characters'],
    [2, 'РњР»СЏРєРѕ', 'characters'],
    [1, 'Магазин ╨Ъ', 'characters'],
    [3, '3.80012E+12', 'code'],
    [3, '3,80012e+11', 'code'],
    [3, '', 'code'],
    [4, '-1', 'group'],
    [4, '0', 'group'],
    [4, '102', 'group'],
    [4, '204786976', 'group'],
    [5, '0.00', 'price'],
    [5, '', 'price'],
  ])('whose value %i is “%s” is rejected', (at, value, reason) => {
    expect(readRow(withValue(at, value), format)).toBe(reason)
  })

  it('with a value too many or too few is rejected', () => {
    expect(readRow([...good, ''], format)).toBe('columns')
    expect(readRow(good.slice(0, 6), format)).toBe('columns')
  })
})
