import { describe, expect, it } from 'vitest'
import { field, line, upright } from './page-fixtures'

describe('a thousand with a space in it is one number', () => {
  it.each([
    ['with small cents', '1 299', line('99', 168, 150, 24), 129999],
    ['with a comma and small cents', '1 299,', line('99', 193, 150, 24), 129999],
    ['with small cents and their sign', '1 299', line('99€', 168, 150, 24), 129999],
    ['with a small sign', '1 299', line('€', 168, 175, 20), 129900],
  ])('%s', (_, whole, small, cents) => {
    expect(field([...line(whole, 50, 150, 50), ...small])).toMatchObject([{ priceCents: cents }])
  })
})

describe('a price in euro and in leva is one in euro', () => {
  it.each([
    ['1,99€/3,89лв.', 199],
    ['3,89лв./1,99€', 199],
    ['1,99€|3,89лв.', 199],
    ['1,99 €/3,89 лв.', 199],
  ])('with nothing but a sign between them: %s', (text, cents) => {
    expect(field(line(text, 50, 150, 30))).toMatchObject([{ title: 'Сирене краве', priceCents: cents }])
  })

  it('also where the leva are in small print behind its sign', () => {
    const beside = line('€/3,89 лв.', 133, 150, 10)
    expect(field([...line('1,99', 50, 150, 40), ...beside])).toMatchObject([{ priceCents: 199, oldPriceCents: null }])
  })

  it('and a pack behind the sign is no second one', () => {
    expect(field(line('2,99 €/0,75 л', 50, 150, 30))).toMatchObject([{ priceCents: 299 }])
  })
})

it('words that stand upright at the edge of a page are no price, no old price and no title', () => {
  const edge = [upright('30.11.', 160, 150), upright('9,99', 160, 190), upright('Офертите', 160, 100)]
  expect(field([...line('5,99', 50, 150, 30), ...edge])).toMatchObject([
    { title: 'Сирене краве', priceCents: 599, oldPriceCents: null },
  ])
})
