import { fill } from '@/design/cx'
import { formatEuro } from '@/design/format'
import type { ListItem } from '@/domain/shopping-list'
import type { Locale } from '@/i18n/routing'
import type { ListLabels } from '../labels'
import type { PlanSum } from '../view'

type SumProps = { sum: PlanSum; count: number; locale: Locale; labels: ListLabels }

export function SumOf({ sum: { priced, totalCents, withCard }, count, locale, labels }: SumProps) {
  return (
    <span className="text-right leading-snug whitespace-nowrap">
      <span className="font-bold tabular">{formatEuro(totalCents, locale)}</span>
      <span className="block text-sm text-ink-soft">
        {priced < count ? fill(labels.covers, { priced, count }) : labels.coversAll}
      </span>
      {withCard && <span className="block text-sm text-ink-soft">{labels.loyalty}</span>}
    </span>
  )
}

type ListSumProps = { items: ListItem[]; sum: PlanSum; locale: Locale; labels: ListLabels }

export function ListSum({ items, sum, locale, labels }: ListSumProps) {
  const done = items.filter(({ done: [isDone] }) => isDone).length
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 px-4">
      <p className="text-ink-soft">{fill(labels.taken, { done, count: items.length })}</p>
      {sum.priced > 0 && (
        <p className="flex items-baseline gap-x-3">
          <span className="font-semibold">{labels.total}</span>
          <SumOf sum={sum} count={items.length} locale={locale} labels={labels} />
        </p>
      )}
    </div>
  )
}
