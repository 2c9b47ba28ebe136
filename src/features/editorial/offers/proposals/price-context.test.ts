import { describe, expect, it } from 'vitest'
import { field, line, page } from './page-fixtures'

describe('no price is read out of a day', () => {
  it.each([
    'ab Donnerstag, 3.12.',
    'Samstag, 5.12.',
    'Do. 3.12. – Mi. 9.12.',
    'am 3.12.',
    'ab 3.12.',
    'с 3.12 по 9.12',
    '(3.12. – 9.12.)',
    '3.12. до сряда 9.12.',
  ])('%s', (text) => {
    expect(field(line(text, 50, 150, 30))).toEqual([])
  })

  it('and no old price, where it stands beside the price', () => {
    const read = page(line('Butter', 50, 100, 14), line('1.99', 50, 150, 30), line('ab Do. 3.12.', 190, 162, 9))
    expect(read).toMatchObject([{ priceCents: 199, oldPriceCents: null }])
  })

  it.each(['ab 2,09', 'по 2,09', 'so 2,09', 'пет 2,09'])('but out of %s', (text) => {
    expect(field(line(text, 50, 150, 30))).toMatchObject([{ priceCents: 209 }])
  })
})
