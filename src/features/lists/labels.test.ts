import { expect, it } from 'vitest'
import { formatDay } from '@/design/format'
import type { ListedShopPrice } from '@/domain/shopping-list'
import { messagesOf } from '@/i18n/translator'
import { newList, withItem } from './changes'
import { listText } from './labels'
import { viewOf } from './view'

const price = (shop: string, cents: number): ListedShopPrice => ({
  ...{ shop, shopName: shop, cents, source: 'brochure', day: '2026-11-16', until: '2026-11-22' },
  ...{ loyaltyOnly: shop === 'Beta', path: '/' },
})

function sent(locale: 'bg' | 'de' | 'en' | 'ru', ...things: [id: string, price: ListedShopPrice | null][]): string[] {
  const { lists, multiBuy, reduction } = messagesOf(locale)
  const list = things.reduce(
    (all, [id, price], at) => withItem(all, { id, title: id, details: '', price }, at + 1),
    newList('main', '', 0),
  )
  const text = listText('List', viewOf(list, {}, '2026-11-20', 'ticked'), { ...lists.app, multiBuy, reduction }, locale)
  return text.replaceAll('\u00a0', ' ').split('\n')
}

const three: [string, ListedShopPrice | null][] = [
  ['offer:a', price('Alfa', 200)],
  ['offer:b', price('Beta', 150)],
  ['note:c', null],
]

it('a list that is sent says of each sum which part of it that is, before the amount', () => {
  expect(sent('en', ...three)).toEqual([
    ...['List', '', 'Alfa', '– offer:a, €2.00', 'Total for 1 of 3 items: €2.00', ''],
    ...['Beta', '– offer:b, €1.50 (with loyalty card)', 'Total for 1 of 3 items: €1.50 (with loyalty card)', ''],
    ...['No shop yet', '– note:c', '', 'Total for 2 of 3 items: €3.50 (with loyalty card)'],
  ])
})

it('a list that is sent has one sum where one shop has all, in each language', () => {
  const totals = (['bg', 'de', 'en', 'ru'] as const).map((locale) =>
    sent(locale, ['offer:a', price('Alfa', 200)]).at(-1),
  )
  expect(totals).toEqual([
    'Общо за всичко: 2,00 €',
    'Summe für alles: 2,00 €',
    'Total for everything: €2.00',
    'Итого за всё: 2,00 €',
  ])
  expect(sent('bg', ...three).at(-1)).toContain('Общо за 2 от 3 неща: 3,50 €')
})

it('a list that is sent says what several cost and the deposit, and adds up the price of a single piece', () => {
  const several = {
    ...price('Alfa', 199),
    multiBuy: { kind: 'amount', pieces: 2, amountCents: 300 } as const,
    depositCents: 25,
  }
  expect(sent('bg', ['offer:a', several])).toEqual([
    ...['List', '', 'Alfa', '– offer:a, 1,99 € (2 за 3,00 € · 1,50 € за брой) (+ 0,25 € депозит)'],
    'Общо за всичко: 1,99 €',
  ])
})

it('a list that is sent says from when an offer ahead holds, and adds it to no sum of today', () => {
  const ahead = { ...price('Alfa', 249), day: '2026-11-26', until: '2026-12-02' }
  const start = formatDay('2026-11-26', 'en')
  expect(sent('en', ['offer:a', ahead], ['offer:b', price('Beta', 150)])).toEqual([
    ...['List', '', 'Alfa', `– offer:a, €2.49 (valid from ${start})`, ''],
    ...['Beta', '– offer:b, €1.50 (with loyalty card)', 'Total for 1 of 2 items: €1.50 (with loyalty card)'],
  ])
  expect(sent('en', ['offer:a', ahead]).at(-1)).toBe(`Total for everything: €2.49 (valid from ${start})`)
})
