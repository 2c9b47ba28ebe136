import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { messagesOf } from '@/i18n/translator'
import { FoundStatus, SuggestedRow } from './suggested-items'

const { lists, multiBuy, reduction } = messagesOf('en')
const labels = { ...lists.app, multiBuy, reduction }
const drawn = (found: [] | 'failed' | null, isAsked: boolean) =>
  renderToStaticMarkup(<FoundStatus note="tea" {...{ found, isAsked, labels }} />)

it('a look-up that fails says so to whoever asked for it, and not that there is nothing', () => {
  expect(drawn('failed', true)).toContain('The search did not work')
  expect(drawn('failed', true)).not.toContain('sr-only')
  expect(drawn([], true)).toContain('We have no offer or price for “tea”.')
  expect(drawn(null, true)).not.toMatch(/did not work|no offer/)
})

it('a proposal says in the visitor’s language what it is', () => {
  const price = { shop: 'a', shopName: 'A', cents: 219, source: 'prices', day: '2026-05-13' } as const
  const item = {
    ...{ id: 'product:milk', title: 'Прясно мляко', details: '1 л' },
    price: { ...price, until: null, loyaltyOnly: false, path: '/prices/milk' },
  }
  const row = (kind: string | null) =>
    renderToStaticMarkup(
      <SuggestedRow
        item={{ ...item, kind }}
        today="2026-05-13"
        locale="en"
        labels={labels}
        onChoose={() => undefined}
      />,
    )
  expect(row('milk, 1 l')).toContain('>milk, 1 l</span>')
  expect(row(null)).not.toContain('milk, 1 l')
})

it('says neither to somebody who only writes a note', () => {
  expect(drawn('failed', false)).not.toContain('did not work')
  expect(drawn([], false)).toContain('Found: 0')
})
