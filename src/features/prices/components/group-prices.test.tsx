import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import type { PackSize } from '@/domain/pack-size'
import { unitPrice } from '@/domain/unit-price'
import { cardOfListing } from '@/features/price-data/cards/types'
import type { ProductGroup } from '@/features/price-data/groups/data'
import type { ListingPrice } from '@/features/price-data/types'
import { noFilter } from '../filter'
import type { GroupView } from '../group-data'
import { GroupPrices } from './group-prices'

const group: ProductGroup = {
  ...{ number: 12, slug: 'butter', unit: 'kg', title: { text: 'Butter', lang: 'en' }, synonyms: [] },
  rule: { perishable: false, noVerdict: null },
}

const quarter: PackSize = { unit: 'kg', amount: 250 }

function drawn(age: number, hold: ListingPrice['hold'] = null, size = quarter): string {
  const day = addDays(sofiaDay(), -age)
  const listing: ListingPrice = {
    ...{ id: 1, companyId: 1, name: 'Масло', company: null, day, stores: 1, hold, kept: false, comparable: true },
    ...{ low: 200, median: 200, high: 200, promo: null, price: 200, reduction: null },
    chain: { slug: 'a', name: 'А', invented: false, colour: '#000000', logoUrl: null, retailerSlug: null },
    ...{ size, unitPrice: unitPrice(200, size) },
    match: { score: null, reason: null, byEditor: false },
  }
  const entry = { id: 1, kind: 'current', chains: 1, product: null, slug: null, title: null } as const
  const view: GroupView = {
    ...{ totals: { current: 1, older: 0, invented: 0 }, chains: [], sizes: [], next: null, usual: null, offered: null },
    figures: [
      { invented: false, lowest: 800, median: 1600, dearest: 2000, products: 3, prices: 3, from: day, to: day },
    ],
    products: [{ ...entry, listing, card: cardOfListing(listing, true) }],
  }
  return renderToStaticMarkup(
    <GroupPrices locale="en" group={group} view={view} places={[]} filter={noFilter}>
      {null}
    </GroupPrices>,
  )
}

it('a price of these days is measured against the median of its group', () => {
  expect(drawn(0)).toMatch(/50% below/)
})

describe('a group that no chain reports', () => {
  const view: GroupView = {
    ...{ totals: { current: 0, older: 0, invented: 0 }, chains: [], sizes: [], next: null, usual: null, offered: null },
    ...{ figures: [], products: [] },
  }
  const empty = (offers: ReactNode, filter = noFilter) =>
    renderToStaticMarkup(
      <GroupPrices locale="en" group={group} view={view} places={[]} filter={filter}>
        {offers}
      </GroupPrices>,
    )

  it('has the offers of brochures', () => {
    expect(empty(<p>Offers</p>)).toContain('Offers')
    expect(empty(<p>Offers</p>)).not.toMatch(/No matching prices|No prices/)
  })

  it('leads to all prices only where a filter is set', () => {
    expect(empty(null, { ...noFilter, size: 250 })).toContain('Show all')
    expect(empty(null)).toContain('No prices at the moment')
    expect(empty(null)).not.toContain('Show all')
  })
})

it('neither an old price nor one that is held back is', () => {
  expect(drawn(198)).not.toMatch(/% below/)
  expect(drawn(0, 'waiting')).not.toMatch(/% below/)
})

it('a price of a piece is not measured against the median of a kilo', () => {
  expect(drawn(0, null, { unit: 'piece', amount: 20 })).not.toMatch(/% below/)
})
