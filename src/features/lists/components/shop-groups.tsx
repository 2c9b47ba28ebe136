'use client'

import { formatEuro } from '@/design/format'
import type { CalendarDay } from '@/domain/calendar-day'
import type { Locale } from '@/i18n/routing'
import type { ItemChange } from '../changes'
import type { ListLabels } from '../labels'
import type { ShopGroup } from '../view'
import { ItemRow } from './item-row'

type Props = {
  groups: ShopGroup[]
  locale: Locale
  today: CalendarDay
  labels: ListLabels
  onChange?: (id: string, change: ItemChange) => void
}

/** The items by shop, each with a total; in print each shop has a column. */
export function ShopGroups({ groups, locale, today, labels, onChange }: Props) {
  return (
    <div className="list-columns grid content-start gap-4">
      {groups.map(({ shop, name, rows, totalCents, withCard }) => (
        <section
          key={shop}
          aria-labelledby={`shop-${shop}`}
          className="list-column rounded-md bg-surface px-4 py-3 inset-ring inset-ring-line"
        >
          <header className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line pb-2">
            <h2 id={`shop-${shop}`} className="min-w-0 text-lg">
              {name || labels.noShop}
            </h2>
            {totalCents > 0 && (
              <p className="text-right text-sm text-ink-soft">
                <span className="whitespace-nowrap">
                  {labels.total}{' '}
                  <strong className="text-base text-ink tabular">{formatEuro(totalCents, locale)}</strong>
                </span>
                {withCard && <span className="block">{labels.loyalty}</span>}
              </p>
            )}
          </header>
          <ul>
            {rows.map((row) => (
              <ItemRow key={row.item.id} row={row} locale={locale} today={today} labels={labels} onChange={onChange} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
