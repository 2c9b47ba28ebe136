'use client'

import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx'
import { IntentLink } from './intent-link'
import { ShelfScroller } from './shelf-scroller'

type Props = {
  id: string
  title: ReactNode
  /** A quiet line under the title. */
  note?: ReactNode
  seeAll?: { href: string; label: string } | null
  labels: { back: string; forward: string }
  /** How wide a card is; the default leaves a part of the next one visible on every screen. */
  columns?: string
  /** Half the width of a large page, for two short shelves side by side. */
  half?: boolean
  /** `<li>` elements. */
  children: ReactNode
}

const coverColumns =
  'auto-cols-[42%] sm:auto-cols-[29%] md:auto-cols-[22%] lg:auto-cols-[17.5%] xl:auto-cols-[15.2%] large-type:auto-cols-[72%]'

const halfColumns =
  'auto-cols-[42%] sm:auto-cols-[29%] md:auto-cols-[22%] lg:auto-cols-[30.5%] large-type:auto-cols-[72%]'

/** A titled row of cards that scrolls sideways. A client component, because a page has a dozen and only their texts differ. */
export function Shelf({ id, title, note, seeAll, labels, half = false, columns, children }: Props) {
  return (
    <section aria-labelledby={`${id}-title`} id={id} className={cx('min-w-0', half && 'lg:[--gutter:0.5rem]')}>
      <div className="mb-3 flex items-end justify-between gap-4 md:mb-4 large-type:flex-wrap">
        <div className="min-w-0">
          <h2 id={`${id}-title`} className="text-xl md:text-2xl">
            {title}
          </h2>
          {note && <p className="mt-1 text-sm text-ink-soft">{note}</p>}
        </div>
        {seeAll && (
          <IntentLink
            href={seeAll.href}
            className="group -my-2 flex shrink-0 items-center gap-1.5 py-2 text-sm font-semibold text-accent hover:text-accent-strong"
          >
            {seeAll.label}
            <ArrowRight aria-hidden size={16} className="transition-transform group-hover:translate-x-0.5" />
          </IntentLink>
        )}
      </div>
      <ShelfScroller labels={labels} columns={columns ?? (half ? halfColumns : coverColumns)}>
        {children}
      </ShelfScroller>
    </section>
  )
}
