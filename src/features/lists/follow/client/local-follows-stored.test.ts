import { describe, expect, it } from 'vitest'
import { followsIn } from './local-follows'

const shop = { kind: 'shop', value: 'zora', name: 'Зора', targetCents: null }
const product = { kind: 'product', value: 'maslo', name: 'Масло', targetCents: 249 }

describe('what a browser has stored of what it follows', () => {
  it('is read as it was written', () => {
    expect(followsIn(JSON.stringify([shop, product]))).toEqual([shop, product])
    expect(followsIn(null)).toEqual([])
  })

  it.each([
    'no JSON',
    'null',
    '{}',
    '[null]',
    JSON.stringify([shop, { ...shop, kind: 'colour' }]),
    JSON.stringify([{ ...shop, value: '' }]),
    JSON.stringify([{ kind: 'shop', value: 'zora', targetCents: null }]),
    JSON.stringify([{ ...product, targetCents: '249' }]),
    JSON.stringify([{ ...product, targetCents: -1 }]),
    JSON.stringify([{ ...product, targetCents: 2.49 }]),
  ])('counts as nothing where it cannot be that: %s', (text) => {
    expect(followsIn(text)).toEqual([])
  })
})
