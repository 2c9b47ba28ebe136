import { fill } from '@/design/cx'
import { formatDay, formatEuro } from '@/design/format'
import type { CalendarDay } from '@/domain/calendar-day'
import type { ListedShopPrice } from '@/domain/shopping-list'
import type { Locale } from '@/i18n/routing'
import { termsText } from '@/lib/multi-buy-text'
import type bg from '../../../messages/bg.json'
import { isAhead } from './sum-day'
import type { ListRow, ListView, ShopGroup } from './view'

/** Translated on the server, so that the browser loads no message parser. */
export type ListLabels = (typeof bg)['lists']['app'] & {
  reduction: Omit<(typeof bg)['reduction'], 'answer'>
  multiBuy: (typeof bg)['multiBuy']
}
export type TickLabels = (typeof bg)['lists']['tick']

/** Of the items of the list those that a sum covers, to be said before its amount. */
export function coverageOf(priced: number, count: number, labels: ListLabels): string {
  return priced < count ? fill(labels.covers, { priced, count }) : labels.coversAll
}

export const fromWords = (day: CalendarDay, labels: ListLabels, locale: Locale): string =>
  fill(labels.sumFrom, { day: formatDay(day, locale) })

export function listText(name: string, view: ListView, labels: ListLabels, locale: Locale): string {
  const { groups, count, today } = view
  const totalOf = ({ priced, totalCents, withCard, from }: Omit<ShopGroup, 'shop' | 'name' | 'rows'>): string => {
    if (priced === 0) return ''
    const card = withCard ? ` (${labels.loyalty})` : ''
    const start = from ? ` (${fromWords(from, labels, locale)})` : ''
    return `${labels.total} ${coverageOf(priced, count, labels)}: ${formatEuro(totalCents, locale)}${card}${start}`
  }
  const blocks = groups.map((group) => {
    const heading = group.name || (groups.length > 1 ? labels.noShop : '')
    const lines = group.rows.map((row) => lineOf(row, today, labels, locale))
    return [heading, ...lines, totalOf(group)].filter(Boolean).join('\n')
  })
  const all = {
    priced: groups.reduce((sum, { priced }) => sum + priced, 0),
    totalCents: groups.reduce((sum, { totalCents }) => sum + totalCents, 0),
    withCard: groups.some(({ withCard }) => withCard),
    from: groups.find(({ from }) => from !== null)?.from ?? null,
  }
  const isOne = groups.filter(({ priced }) => priced > 0).length < 2
  return [name, ...blocks, ...(isOne ? [] : [totalOf(all)])].join('\n\n')
}

export const termsOfPrice = ({ cents, ...price }: ListedShopPrice, labels: ListLabels, locale: Locale): string[] =>
  termsText({ ...price, priceCents: cents }, locale, (key, values) => fill(labels.multiBuy[key], values))

function lineOf({ item, price }: ListRow, today: CalendarDay, labels: ListLabels, locale: Locale): string {
  const { title, details } = item.text[0]
  const [quantity] = item.quantity
  const words = `${item.done[0] ? '✓' : '–'} ${quantity > 1 ? `${quantity} × ` : ''}${[title, details].filter(Boolean).join(', ')}`
  if (!price) return words
  const each = formatEuro(price.cents, locale)
  const card = price.loyaltyOnly ? ` (${labels.loyalty})` : ''
  const terms = termsOfPrice(price, labels, locale).map((words) => ` (${words})`)
  const what = price.what ? ` (${fill(labels.cheapestOf, { what: price.what })})` : ''
  const start = isAhead(price, today) ? ` (${fromWords(price.day, labels, locale)})` : ''
  return `${words}, ${quantity > 1 ? fill(labels.each, { price: each }) : each}${card}${terms.join('')}${what}${start}`
}
