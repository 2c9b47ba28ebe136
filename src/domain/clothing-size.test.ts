import { expect, it } from 'vitest'
import { bySize } from './clothing-size'

it('sorts letters from small to large, then numbers, then names', () => {
  const sizes = ['one size', '42', 'XL', '38,5', 'S', 'XXL', '38', 'xs', '3XL', 'M', '104', 'L']
  expect(sizes.sort(bySize)).toEqual(['xs', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '38', '38,5', '42', '104', 'one size'])
})
