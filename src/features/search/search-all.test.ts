import { expect, it } from 'vitest'
import { mergeFacets } from './search-all'

it('adds the counts of the same choice and puts the largest first', () => {
  const facet = (value: string, count: number) => ({ value, name: null, count })
  expect(mergeFacets([facet('a', 1), facet('b', 2)], [facet('a', 4)], [])).toEqual([facet('a', 5), facet('b', 2)])
})
