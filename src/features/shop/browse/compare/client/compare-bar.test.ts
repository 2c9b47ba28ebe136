import { expect, it } from 'vitest'
import { guardedSegments } from '@/domain/reserved-segments'
import { showsGoods } from './compare-bar'

it.each(guardedSegments)('is not over /%s', (segment) => {
  for (const before of ['/', '/de/']) expect(showsGoods(before + segment)).toBe(false)
})

it.each(['/p/coat', '/en/shop-list', '/product-man'])('is on %s', (path) => expect(showsGoods(path)).toBe(true))
