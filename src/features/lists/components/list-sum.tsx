import { fill } from '@/design/cx'
import { formatEuro } from '@/design/format'
import type { ListItem } from '@/domain/shopping-list'
import type { Locale } from '@/i18n/routing'
import { coverageOf, fromWords, type ListLabels } from '../labels'
import type { PlanSum } from '../view'

type SumProps = {
  sum: Pick<PlanSum, 'priced' | 'totalCents' | 'withCard' | 'from'>
  count: number
  /** Stands before the items that the sum covers. */
  lead?: string
  locale: Locale
  labels: ListLabels
}

export function SumOf({ sum: { priced, totalCents, withCard, from }, count, lead, locale, labels }: SumProps) {
  return (
    <span className="leading-snug whitespace-nowrap text-ink-soft max-sm:text-sm sm:text-right large-type:whitespace-normal">
      {lead && <span>{lead} </span>}
      {coverageOf(priced, count, labels)}:{' '}
      <strong className="whitespace-nowrap text-ink tabular">{formatEuro(totalCents, locale)}</strong>
      {withCard && <span className="block text-sm">{labels.loyalty}</span>}
      {from && <span className="block text-sm">{fromWords(from, labels, locale)}</span>}
    </span>
  )
}

type LaterProps = {
  sum: Pick<PlanSum, 'later'>
  locale: Locale
  labels: ListLabels
  titleOf: (id: string) => string
}

export function LaterItems({ sum: { later }, locale, labels, titleOf }: LaterProps) {
  if (later.length === 0) return null
  const items = later.map(({ id, from }) => `${titleOf(id)} (${fromWords(from, labels, locale)})`)
  return <span className="block text-sm text-ink-soft">{fill(labels.later, { items: items.join(', ') })}</span>
}

type ListSumProps = { items: ListItem[]; sum: PlanSum; locale: Locale; labels: ListLabels }

export function ListSum({ items, sum, locale, labels }: ListSumProps) {
  const done = items.filter(({ done: [isDone] }) => isDone).length
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 px-4">
      <p className="text-ink-soft">{fill(labels.taken, { done, count: items.length })}</p>
      {sum.priced > 0 && (
        <p>
          <SumOf sum={sum} count={items.length} lead={labels.total} locale={locale} labels={labels} />
        </p>
      )}
    </div>
  )
}
