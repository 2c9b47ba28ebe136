import { expect, it } from 'vitest'
import { bySize, readChartSize } from './clothing-size'

it('sorts letters from small to large, then numbers, then names', () => {
  const sizes = ['one size', '42', 'XL', '38,5', 'S', 'XXL', '38', 'xs', '3XL', 'M', '104', 'L']
  expect(sizes.sort(bySize)).toEqual(['xs', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '38', '38,5', '42', '104', 'one size'])
})

it.each([
  ['9f3ab2.40', { chart: '9f3ab2', size: '40' }],
  ['.38.5', { chart: null, size: '38.5' }],
  ['38.5', { chart: null, size: '38.5' }],
  ['M', { chart: null, size: 'M' }],
])('reads %s as the size of a chart, of none or of any', (kept, read) => {
  expect(readChartSize(kept)).toEqual(read)
})
