'use client'

import type { ReactNode } from 'react'
import { cx } from './cx'
import { HydrateLater } from './hydrate-later'
import { IntentLink } from './intent-link'
import { ShelfScroller } from './shelf-scroller'

type Props = {
  id: string
  title: ReactNode
  note?: ReactNode
  seeAll?: { href: string; label: string } | null
  labels: { back: string; forward: string }
  columns?: string
  half?: boolean
  children: ReactNode
}

/** A client component, because a page has a dozen shelves that differ only in their texts. */
export function Shelf({ id, title, note, seeAll, labels, half = false, columns, children }: Props) {
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
          {note && <p className="mt-1 text-sm text-ink-soft">{note}</p>}
        </div>
        {seeAll && (
          <IntentLink href={seeAll.href} className="see-all">
            {seeAll.label}
          </IntentLink>
        )}
      </div>
      <ShelfScroller labels={labels} columns={columns ?? (half ? 'shelf-half' : 'shelf-covers')}>
        {children}
      </ShelfScroller>
    </HydrateLater>
  )
}
