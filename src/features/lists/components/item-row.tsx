'use client'

import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { cx, fill } from '@/design/cx'
import { formatEuro } from '@/design/format'
import { IconButton } from '@/design/icon-button'
import type { CalendarDay } from '@/domain/calendar-day'
import { isNote, type ListItem } from '@/domain/shopping-list'
import type { Locale } from '@/i18n/routing'
import { limits } from '@/lib/lists/list-limits'
import type { ItemChange } from '../changes'
import { useKinds } from '../client/use-kinds'
import type { ListLabels } from '../labels'
import type { ListRow, ShopGroup } from '../view'
import { ItemActions } from './item-actions'
import { SumOf } from './list-sum'
import { kindId, PriceNote } from './price-note'

type Props = {
  row: ListRow
  /** The kind of product in the visitor's language. */
  kind?: string | null | undefined
  locale: Locale
  today: CalendarDay
  labels: ListLabels
  /** Missing where the list may only be read. */
  onChange?: ((id: string, change: ItemChange) => void) | undefined
  choicesFor?: ((note: ListItem) => ReactNode) | undefined
}

export const tickId = (item: string) => `done-${item}`

/** A tap on the text ticks the item off. On a phone the item is one line, and its actions open below. */
function ItemRow({ row, kind, locale, today, labels, onChange, choicesFor }: Props) {
  const { item, price } = row
  const [{ title, details }] = item.text
  const [quantity] = item.quantity
  const [done] = item.done
  const lang = isNote(item.id) ? undefined : 'bg'
  const [open, setOpen] = useState(false)
  const [editing, setEditing] = useState(false)
  const [choosing, setChoosing] = useState(false)
  const pencil = useRef<HTMLButtonElement>(null)
  const set = (change: ItemChange) => onChange?.(item.id, change)
  const renamed = (written: string | null) => {
    // Flushed first, because the focused field disappears and the focus would go to the top of the page.
    flushSync(() => setEditing(false))
    pencil.current?.focus({ preventScroll: true })
    if (written !== null) set({ title: written })
  }
  return (
    <li className="list-row" data-open={open || editing}>
      <input
        type="checkbox"
        id={tickId(item.id)}
        checked={done}
        disabled={!onChange}
        aria-describedby={kind ? kindId(item.id) : undefined}
        onChange={() => set({ done: !done })}
        className="size-6 shrink-0 accent-accent"
      />
      <div className="list-row__words">
        {editing ? (
          <NoteText title={title} label={fill(labels.editText, { title })} onDone={renamed} />
        ) : (
          <label htmlFor={tickId(item.id)} lang={lang} className={cx('leading-snug', done && 'text-ink-faint')}>
            <span className={cx('font-semibold', done && 'line-through')}>{title}</span>
            {details && <span className="text-sm text-ink-soft">{details}</span>}
          </label>
        )}
        <PriceNote row={row} kind={kind} locale={locale} today={today} labels={labels} />
      </div>
      <p className="list-row__price">
        {price && <span className="font-bold whitespace-nowrap tabular">{formatEuro(price.allCents, locale)}</span>}
        <span className={cx('text-sm tabular', onChange && quantity === 1 && 'not-print:hidden')}>× {quantity}</span>
      </p>
      {onChange && (
        <IconButton
          label={fill(labels.actions, { title })}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="list-row__opener"
        >
          <ChevronDown aria-hidden size={18} />
        </IconButton>
      )}
      {onChange && (
        <ItemActions
          item={item}
          labels={labels}
          set={set}
          pencil={isNote(item.id) ? pencil : undefined}
          onEdit={() => setEditing(true)}
          onChoose={() => setChoosing(!choosing)}
          isChoosing={choosing}
        />
      )}
      {choosing && choicesFor && <div className="col-span-full pb-2">{choicesFor(item)}</div>}
    </li>
  )
}

type ShopGroupsProps = {
  groups: ShopGroup[]
  count: number
  locale: Locale
  today: CalendarDay
  labels: ListLabels
} & Pick<Props, 'onChange' | 'choicesFor'>

export function ShopGroups({ groups, count, ...row }: ShopGroupsProps) {
  const { labels, locale } = row
  const kinds = useKinds(
    groups.flatMap(({ rows }) => rows.map(({ item }) => item)),
    locale,
  )
  // A note may have the title of a thing, and says itself what it is.
  const kindOf = ({ id, text: [{ title }] }: ListItem) => (isNote(id) ? null : kinds.get(title))
  return (
    <div className="list-columns grid content-start gap-4">
      {groups.map(({ shop, name, rows, ...sum }) => (
        <section
          key={shop}
          aria-labelledby={`shop-${shop}`}
          className="list-column rounded-md bg-surface px-4 py-3 inset-ring inset-ring-line"
        >
          <header className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line pb-2">
            <h2 id={`shop-${shop}`} className="min-w-0 text-lg">
              {name || labels.noShop}
            </h2>
            {sum.priced > 0 && (
              <p className="text-sm">
                <SumOf sum={sum} count={count} lead={labels.total} locale={locale} labels={labels} />
              </p>
            )}
          </header>
          <ul>
            {rows.map((one) => (
              <ItemRow key={one.item.id} row={one} kind={kindOf(one.item)} {...row} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

type NoteTextProps = {
  title: string
  label: string
  /** Null: the text stays as it was. */
  onDone: (title: string | null) => void
}

/** Enter or leaving the field keeps the text; Escape or an empty text does not. */
function NoteText({ title, label, onDone }: NoteTextProps) {
  const [text, setText] = useState(title)
  const field = useRef<HTMLInputElement>(null)
  const isOver = useRef(false)
  useEffect(() => field.current?.select(), [])

  function end(kept: boolean) {
    if (isOver.current) return
    isOver.current = true
    const written = text.trim()
    onDone(kept && written && written !== title ? written : null)
  }

  return (
    <form
      className="min-w-0"
      onSubmit={(event) => {
        event.preventDefault()
        end(true)
      }}
    >
      <input
        ref={field}
        value={text}
        aria-label={label}
        maxLength={limits.title}
        enterKeyHint="done"
        autoComplete="off"
        className="w-full rounded-sm bg-surface px-2 py-1 font-semibold inset-ring inset-ring-line"
        onChange={({ target }) => setText(target.value)}
        onBlur={() => end(true)}
        onKeyDown={({ key }) => key === 'Escape' && end(false)}
      />
    </form>
  )
}
