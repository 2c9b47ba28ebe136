import { fill } from '@/design/fill'
import { Price } from '@/design/price'
import type { ListItem } from '@/domain/shopping-list'
import type { Locale } from '@/i18n/routing'
import type { ListLabels } from '../labels'

type Props = { items: ListItem[]; totalCents: number; withCard: boolean; locale: Locale; labels: ListLabels }

/** How far the shopping is, and what all of it costs. */
export function ListSum({ items, totalCents, withCard, locale, labels }: Props) {
  const done = items.filter(({ done: [isDone] }) => isDone).length
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 px-4">
      <p className="text-ink-soft">{fill(labels.taken, { done, count: items.length })}</p>
      {totalCents > 0 && (
        <div className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-semibold">{labels.totalAll}</span>
          <Price cents={totalCents} locale={locale} />
          {withCard && <span className="text-sm text-ink-soft">{labels.loyalty}</span>}
        </div>
      )}
    </div>
  )
}
