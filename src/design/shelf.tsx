'use client'

import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { cx } from './cx'
import { HydrateLater } from './hydrate-later'
import { IntentLink } from './intent-link'

/** `lang` is theirs, where they stand below texts in another language. */
type ShelfLabels = { back: string; forward: string; lang?: string }

type Props = {
  id: string
  title: ReactNode
  note?: ReactNode
  /** Phones have no space for a note that says no more than the row shows. */
  noteOnWide?: boolean
  seeAll?: { href: string; label: string } | null
  /** In the head where nothing else is beside the title, else between the head and the row. */
  choice?: ReactNode
  labels: ShelfLabels
  columns?: string
  half?: boolean
  children: ReactNode
}

/** A client component, because a page has a dozen shelves that differ only in their texts. */
export function Shelf({ id, title, note, noteOnWide, seeAll, choice, labels, half = false, columns, children }: Props) {
  return (
    <HydrateLater
      as="section"
      aria-labelledby={`${id}-title`}
      id={id}
      className={cx('min-w-0', half && 'lg:[--gutter:0.5rem]')}
    >
      <div className="shelf-head">
        <div className="min-w-0">
          <h2 id={`${id}-title`} className="text-xl md:text-2xl">
            {title}
          </h2>
          {note && <p className={cx('mt-1 text-sm text-ink-soft', noteOnWide && 'max-md:hidden')}>{note}</p>}
        </div>
        {seeAll ? (
          <IntentLink href={seeAll.href} className="see-all">
            {seeAll.label}
          </IntentLink>
        ) : (
          choice
        )}
      </div>
      {seeAll && choice}
      <ShelfScroller labels={labels} columns={columns ?? (half ? 'shelf-half' : 'shelf-covers')}>
        {children}
      </ShelfScroller>
    </HydrateLater>
  )
}

type ShelfScrollerProps = { labels: ShelfLabels; columns: string; children: ReactNode }

/** Snaps to cards, with arrow buttons and arrow keys. The buttons need a script, so they are rendered by it. */
export function ShelfScroller({ labels, columns, children }: ShelfScrollerProps) {
  const row = useRef<HTMLUListElement>(null)
  const [more, setMore] = useState<{ back: boolean; forward: boolean }>()

  useEffect(() => {
    const list = row.current
    if (!list) return
    const look = () => {
      const rest = list.scrollWidth - list.clientWidth - list.scrollLeft
      setMore({ back: list.scrollLeft > 8, forward: rest > 8 })
    }
    look()
    const watcher = new ResizeObserver(look)
    // The cards, too: those that the chosen town hides change the row's length and not its box.
    for (const box of [list, ...list.children]) watcher.observe(box)
    list.addEventListener('scroll', look, { passive: true })
    return () => {
      watcher.disconnect()
      list.removeEventListener('scroll', look)
    }
  }, [])

  const move = (direction: 1 | -1) => {
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const behavior = isStill ? 'instant' : 'smooth'
    row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.8, behavior })
  }

  const walk = (event: KeyboardEvent<HTMLUListElement>) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
    const card = event.target instanceof Element ? event.target.closest('li') : null
    const side = event.key === 'ArrowRight' ? 'nextElementSibling' : 'previousElementSibling'
    let next = card?.[side]
    // An edition for another town than the chosen one is not drawn.
    while (next?.getClientRects().length === 0) next = next[side]
    const link = next?.querySelector('a')
    if (!link) return
    event.preventDefault()
    link.focus()
  }

  return (
    <div className="relative">
      <ul ref={row} onKeyDown={walk} className={cx('shelf-row', columns)}>
        {children}
      </ul>
      {more && (
        <>
          <button
            type="button"
            aria-label={labels.back}
            lang={labels.lang}
            disabled={!more.back}
            onClick={() => move(-1)}
            className="shelf-arrow -left-4"
          >
            <ChevronLeft aria-hidden size={22} />
          </button>
          <button
            type="button"
            aria-label={labels.forward}
            lang={labels.lang}
            disabled={!more.forward}
            onClick={() => move(1)}
            className="shelf-arrow -right-4"
          >
            <ChevronRight aria-hidden size={22} />
          </button>
        </>
      )}
    </div>
  )
}
