import { expect } from 'vitest'
import type { SearchFilters } from '@/features/search/types'

type Counted = { value: string; count: number }
type Page = { total: number; next: string | null; facets: Record<string, Counted[] | number> }
type Found<Result extends Page> = { result: Result; listed: number }
type Options = { filters: SearchFilters; sort: 'relevance' | 'price'; cursor: string | undefined; limit: number }

const filterOf: Record<string, keyof SearchFilters> = {
  categories: 'category',
  retailers: 'retailer',
  towns: 'town',
  groups: 'group',
  states: 'state',
  brands: 'brand',
  reductions: 'reduction',
}

/** Compares each count that a search shows with what the list has, to its last page, once its filter is chosen. */
export function listedAsCounted<Result extends Page>(
  search: (options: Options) => Promise<Result>,
  itemsOf: (result: Result) => unknown[],
) {
  async function list(filters: SearchFilters, sort: Options['sort'] = 'relevance'): Promise<Found<Result>> {
    const result = await search({ filters, sort, cursor: undefined, limit: 12 })
    let listed = itemsOf(result).length
    for (let { next } = result; next; ) {
      const page = await search({ filters, sort, cursor: next, limit: 12 })
      listed += itemsOf(page).length
      next = page.next
    }
    return { result, listed }
  }

  /** `isCounted` is false of facets that pages show without counts. */
  return async (context: SearchFilters, isCounted = (_facet: string): boolean => true): Promise<void> => {
    const { result, listed } = await list(context)
    expect({ listed, byPrice: (await list(context, 'price')).listed }).toEqual({
      listed: result.total,
      byPrice: result.total,
    })
    const shown = Object.entries(result.facets).flatMap(([facet, counted]) => {
      const key = filterOf[facet]
      if (!key || typeof counted === 'number' || !isCounted(facet)) return []
      return counted.map(({ value, count }) => ({ filters: { ...context, [key]: value }, count }))
    })
    const found = []
    for (const { filters } of shown) found.push({ filters, count: (await list(filters)).listed })
    expect(shown).toEqual(found)
    const { withoutCard } = result.facets
    if (typeof withoutCard === 'number')
      expect((await list({ ...context, withoutCard: true })).listed).toBe(withoutCard)
    const { reductions } = result.facets
    if (context.reduction || typeof reductions !== 'object') return
    for (const reduction of ['real', 'not-real', 'unknown'] as const) {
      if (reductions.some(({ value }) => value === reduction)) continue
      expect((await list({ ...context, reduction })).listed).toBe(0)
    }
  }
}
