'use client'

import { Minus, Pencil, Plus, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { cx, fill } from '@/design/cx'
import { formatEuro } from '@/design/format'
import { IconButton } from '@/design/icon-button'
import { Price } from '@/design/price'
import type { CalendarDay } from '@/domain/calendar-day'
import type { ListItem } from '@/domain/shopping-list'
import type { Locale } from '@/i18n/routing'
import { limits } from '@/lib/lists/list-limits'
import { type ItemChange, isNote } from '../changes'
import type { ListLabels } from '../labels'
import type { Row, ShopGroup } from '../view'
import { NoteText } from './note-text'
import { PriceNote } from './price-note'

type Props = {
  row: Row
  locale: Locale
  today: CalendarDay
  labels: ListLabels
  /** Missing where the list may only be read. */
  onChange?: (id: string, change: ItemChange) => void
}

/** The id of the checkbox of an item. */
export const tickId = (item: string) => `done-${item}`

/** One item: a tap on its text ticks it off; beside it the quantity, below it the price. */
export function ItemRow({ row, locale, today, labels, onChange }: Props) {
  const { item, price } = row
  const [{ title, details }] = item.text
  const [quantity] = item.quantity
  const [done] = item.done
  const lang = isNote(item.id) ? undefined : 'bg'
  const [editing, setEditing] = useState(false)
  const pencil = useRef<HTMLButtonElement>(null)
  const set = (change: ItemChange) => onChange?.(item.id, change)
  const renamed = (written: string | null) => {
    // The field goes with this, and the focus would go to the top of the page.
    flushSync(() => setEditing(false))
    pencil.current?.focus({ preventScroll: true })
    if (written !== null) set({ title: written })
  }
  return (
    <li className="list-row grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 border-t border-line py-2.5 first:border-t-0">
      <input
        type="checkbox"
        id={tickId(item.id)}
        checked={done}
        disabled={!onChange}
        onChange={() => set({ done: !done })}
        className="row-span-2 mt-0.5 size-6 shrink-0 accent-accent"
      />
      {editing ? (
        <NoteText title={title} label={fill(labels.editText, { title })} onDone={renamed} />
      ) : (
        <label htmlFor={tickId(item.id)} lang={lang} className={cx('min-w-0 leading-snug', done && 'text-ink-faint')}>
          <span className={cx('font-semibold', done && 'line-through')}>{title}</span>
          {details && <span className="block text-sm text-ink-soft">{details}</span>}
        </label>
      )}
      <p className="flex flex-col items-end gap-1">
        {price && (
          <span className="font-bold whitespace-nowrap tabular">{formatEuro(price.cents * quantity, locale)}</span>
        )}
        <span className={cx('text-sm tabular', onChange && 'not-print:hidden')}>× {quantity}</span>
      </p>
      <div className="col-span-2 col-start-2 flex flex-wrap justify-between gap-x-3">
        <div className="min-w-0 grow basis-40">
          <PriceNote row={row} locale={locale} today={today} labels={labels} />
        </div>
        {onChange && (
          <div className="-my-1.5 -mr-2 ml-auto flex items-center print:hidden">
            {isNote(item.id) && (
              <IconButton ref={pencil} label={fill(labels.editText, { title })} onClick={() => setEditing(true)}>
                <Pencil aria-hidden size={16} />
              </IconButton>
            )}
            <IconButton
              label={fill(labels.less, { title })}
              aria-disabled={quantity <= 1}
              onClick={() => quantity > 1 && set({ quantity: quantity - 1 })}
            >
              <Minus aria-hidden size={16} />
            </IconButton>
            <span className="min-w-5 text-center text-sm font-semibold tabular">
              <span className="sr-only">{labels.quantity} </span>
              {quantity}
            </span>
            <IconButton
              label={fill(labels.more, { title })}
              aria-disabled={quantity >= limits.quantity}
              onClick={() => quantity < limits.quantity && set({ quantity: quantity + 1 })}
            >
              <Plus aria-hidden size={16} />
            </IconButton>
            <IconButton label={fill(labels.remove, { title })} onClick={() => set({ removed: true })}>
              <X aria-hidden size={18} className="text-ink-soft" />
            </IconButton>
          </div>
        )}
      </div>
    </li>
  )
}

type ShopGroupsProps = {
  groups: ShopGroup[]
  locale: Locale
  today: CalendarDay
  labels: ListLabels
  onChange?: (id: string, change: ItemChange) => void
}

/** The items by shop, each with a total; in print each shop has a column. */
export function ShopGroups({ groups, locale, today, labels, onChange }: ShopGroupsProps) {
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

type ListSumProps = { items: ListItem[]; totalCents: number; withCard: boolean; locale: Locale; labels: ListLabels }

/** How far the shopping is, and what all of it costs. */
export function ListSum({ items, totalCents, withCard, locale, labels }: ListSumProps) {
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
