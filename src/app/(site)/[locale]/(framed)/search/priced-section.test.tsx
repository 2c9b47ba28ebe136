import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { sofiaDay } from '@/domain/calendar-day'
import { TickWords } from '@/features/lists/components/tick-words'
import { parseSearch } from '@/features/search/params'
import type { ProductResult } from '@/features/search/products/data'
import { messagesOf } from '@/i18n/translator'
import { ProductSection } from './priced-section'

const shop = { slug: 'alfa', name: 'Алфа', colour: '#000000', logoUrl: null }
const report = {
  ...({
    source: 'report',
    key: 'one',
    chain: 'alfa',
    day: sofiaDay(),
    invented: false,
    hold: null,
    kept: false,
  } as const),
  ...{ shop, price: 300, reduction: null, unitPrice: null },
}

function drawn(isRanked: boolean): string {
  const product: ProductResult['products'][number] = {
    ...{ id: 1, slug: 'aspirin', title: 'Аспирин', details: '', isRanked, reports: [report], offers: [] },
    ...{ picture: null, place: null, lead: null, isCheapest: false, brand: null, chains: 1 },
  }
  const facets = { groups: [], retailers: [], towns: [], brands: [], reductions: [] }
  const result: ProductResult = { products: [product], total: 1, matched: 'all', facets, units: [], next: null }
  return renderToStaticMarkup(
    <TickWords words={messagesOf('en').lists.tick}>
      <ProductSection locale="en" params={parseSearch({ q: 'аспирин' })} result={result} />
    </TickWords>,
  )
}

it('a product is put on the list, but no medicine, whose prices the list may not compare and would not know', () => {
  expect(drawn(true)).toContain('aria-pressed')
  expect(drawn(false)).toContain('3.00')
  expect(drawn(false)).not.toContain('aria-pressed')
})
