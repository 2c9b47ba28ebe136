import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ShopDays } from './shop-days'

const day = { day: '2026-11-29', orders: 2, cents: 4000, refundedCents: 0, carts: 4, orderedCarts: 2 }

it('draws the last days of the shop', () => {
  expect(renderToStaticMarkup(<ShopDays days={[day]} language="en" />)).toContain('€40.00')
})

it('says that they could not be read, instead of failing the page', () => {
  const shown = renderToStaticMarkup(<ShopDays days={null} language="en" />)
  expect(shown).toContain('These figures could not be loaded')
  expect(shown).not.toContain('<svg')
})
