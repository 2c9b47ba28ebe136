import { fill } from '@/design/cx'
import { formatEuro } from '@/design/format'
import type { Locale } from '@/i18n/routing'
import type bg from '../../../messages/bg.json'
import type { ListView, Row } from './view'

/** Translated on the server, so that the browser loads no message parser. */
export type ListLabels = (typeof bg)['lists']['app'] & { reduction: Omit<(typeof bg)['reduction'], 'answer'> }
export type TickLabels = (typeof bg)['lists']['tick']

export function listText(name: string, { groups }: ListView, labels: ListLabels, locale: Locale): string {
  const blocks = groups.map((group) => {
    const heading = group.name || (groups.length > 1 ? labels.noShop : '')
    const card = group.withCard ? ` (${labels.loyalty})` : ''
    const total = group.totalCents > 0 ? `${labels.total}: ${formatEuro(group.totalCents, locale)}${card}` : ''
    return [heading, ...group.rows.map((row) => lineOf(row, labels, locale)), total].filter(Boolean).join('\n')
  })
  return [name, ...blocks].join('\n\n')
}

function lineOf({ item, price }: Row, labels: ListLabels, locale: Locale): string {
  const { title, details } = item.text[0]
  const [quantity] = item.quantity
  const words = `${item.done[0] ? '✓' : '–'} ${quantity > 1 ? `${quantity} × ` : ''}${[title, details].filter(Boolean).join(', ')}`
  if (!price) return words
  const each = formatEuro(price.cents, locale)
  const card = price.loyaltyOnly ? ` (${labels.loyalty})` : ''
  return `${words}, ${quantity > 1 ? fill(labels.each, { price: each }) : each}${card}`
}
