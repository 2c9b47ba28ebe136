import { describe, expect, it } from 'vitest'
import { followInput } from './input'

const parse = (given: object) => followInput.safeParse(given)

describe('what someone asks to follow', () => {
  it('is a shop, a category or a word, without a price', () => {
    expect(parse({ kind: 'shop', value: 'zora' }).data).toEqual({ kind: 'shop', value: 'zora', targetCents: null })
    expect(parse({ kind: 'word', value: ' кисело мляко ', target: '1' }).data).toMatchObject({
      value: 'кисело мляко',
      targetCents: null,
    })
    expect(parse({ kind: 'category', value: '../x' }).success).toBe(false)
    expect(parse({ kind: 'word', value: ' ' }).success).toBe(false)
  })

  it.each([
    ['2,49', 249],
    ['2.5', 250],
    ['3', 300],
    [199, 199],
  ])('or a product with the target price %s', (target, targetCents) => {
    expect(parse({ kind: 'product', value: 'maslo', target }).data).toMatchObject({ targetCents })
  })

  it.each(['', '0', '-1', '2,499', 'две', '99999', null, undefined])('but not with %s', (target) => {
    const { error } = parse({ kind: 'product', value: 'maslo', target })
    expect(error?.issues[0]?.path).toEqual(['target'])
  })
})
