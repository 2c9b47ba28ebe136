import { describe, expect, it } from 'vitest'
import { field, line } from './page-fixtures'

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
