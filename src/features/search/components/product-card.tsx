'use client'

import type { ReactNode } from 'react'
import { CardTitle } from './card-title'

type Props = {
  href: string
  title: string
  /** How many chains sell it, where that is more than one. */
  chains: string | null
  /** Where and when the price was seen, and, if so, that this was long ago. */
  seen: string
  old: string | null
  cheapest: string | null
  /** Said of a price that is held back. */
  held: string | null
  price: ReactNode
  children?: ReactNode
}

/** A product and its price on the right, aligned over all rows. It is named in Bulgarian. */
export function ProductCard({ href, title, chains, seen, old, cheapest, held, price, children }: Props) {
  return (
    <div className="relative grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-2 py-3.5">
      <div className="group grid min-w-0 justify-items-start gap-1">
        <CardTitle href={href} title={title} cheapest={cheapest} />
        {chains && <p className="text-sm text-ink-soft">{chains}</p>}
        {held && <p className="text-sm text-ink-soft">{held}</p>}
        <p className="text-sm text-ink-faint">
          {seen}
          {old && <span className="font-semibold text-ink-soft">{old}</span>}
        </p>
      </div>
      {price}
      {children && <div className="relative z-1 col-span-2">{children}</div>}
    </div>
  )
}
