import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import type { ListedShopPrice } from '@/domain/shopping-list'
import { messagesOf } from '@/i18n/translator'
import { newList, withItem } from '../changes'
import { CopiedList } from './copied-list'

const today = sofiaDay()
const price = (shop: string, cents: number): ListedShopPrice => ({
  ...{ shop, shopName: shop.toUpperCase(), cents, source: 'brochure', day: today, until: addDays(today, 2) },
  ...{ loyaltyOnly: false, path: '/' },
})
const list = [price('alfa', 200), price('beta', 150), null].reduce(
  (all, noted, at) => withItem(all, { id: `offer:${at}`, title: `Thing ${at}`, details: '', price: noted }, at + 1),
  newList('main', '', 0),
)

function drawn(shown = list): string {
  const { lists, multiBuy, reduction } = messagesOf('en')
  const labels = { ...lists.app, multiBuy, reduction }
  return renderToStaticMarkup(
    <CopiedList list={shown} locale="en" labels={labels} tick={lists.tick} onDone={() => undefined} />,
  ).replace(/<[^>]+>/g, '')
}

it('a list from a link shows where it costs what before it is kept, and of how many items each sum is', () => {
  const { planOne, planAll, shopTotals } = messagesOf('en').lists.app
  for (const words of [planOne, planAll, shopTotals, 'Missing: Thing 1']) expect(drawn()).toContain(words)
  expect(drawn()).toContain('Total for 1 of 3 items: €2.00')
  expect(drawn()).toContain('for 2 of 3 items: €3.50')
})

it('a list from a link says that some of its prices are old', () => {
  const { oldPrices } = messagesOf('en').lists.app
  const observed: ListedShopPrice = { ...price('alfa', 90), source: 'prices', day: addDays(today, -3), until: null }
  expect(drawn()).not.toContain(oldPrices)
  expect(drawn(withItem(list, { id: 'listing:1', title: 'Salt', details: '', price: observed }, 9))).toContain(
    oldPrices,
  )
})
