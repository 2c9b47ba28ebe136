'use client'

import type { ReactNode } from 'react'
import { Chip } from './chip'
import { IntentLink } from './intent-link'
import { Mark } from './mark'

/** A shop that has it: what is said of its price, and where that leads. */
export type Seller = {
  key: string | number
  href: string | null
  shop: { name: string; colour: string; logoUrl: string | null }
  /** Until when the price holds, or when it was seen. */
  note: string
  /** What must be known of it before going there. */
  warning: string | null
  /** Marks the lowest price of several. */
  cheapest: string | null
  price: ReactNode
}

type Props = {
  /** Its page; null where it has none. */
  href: string | null
  title: string
  details: string
  picture: ReactNode
  /** Marks it among the others of a list. */
  distinction: string | null
  sellers: Seller[]
  /** What else is to be said: more shops, a verdict on a reduction. */
  notes?: ReactNode
  actions?: ReactNode
}

/** One thing with every shop that has it, the prices on the right and aligned, the cheapest first. Names are Bulgarian. */
export function ProductCard({ href, title, details, picture, distinction, sellers, notes, actions }: Props) {
  return (
    <article className="grid grid-cols-[4rem_minmax(0,1fr)] items-start gap-x-3.5 gap-y-1.5 py-3 sm:grid-cols-[5.5rem_minmax(0,1fr)] sm:gap-x-5 large-type:flex large-type:flex-col">
      <div className="row-span-3">{picture}</div>
      <div className="grid min-w-0 justify-items-start gap-1">
        {distinction && <Chip tone="signal">{distinction}</Chip>}
        <h3 className="leading-snug" lang="bg">
          {href ? (
            <IntentLink href={href} className="font-semibold text-ink no-underline hover:text-accent">
              {title}
            </IntentLink>
          ) : (
            <span className="font-semibold">{title}</span>
          )}
          {details && <span className="text-sm text-ink-soft"> {details}</span>}
        </h3>
      </div>
      <ul className="min-w-0 divide-y divide-line large-type:w-full">
        {sellers.map(({ key, ...seller }) => (
          <SellerRow key={key} title={title} {...seller} />
        ))}
      </ul>
      {notes && <div className="col-start-2 grid min-w-0 gap-1.5">{notes}</div>}
      {actions && (
        <div className="col-span-2 flex flex-wrap items-center gap-x-4 gap-y-1.5 sm:col-span-1 sm:col-start-2">
          {actions}
        </div>
      )}
    </article>
  )
}

function SellerRow({ title, href, shop, note, warning, cheapest, price }: Omit<Seller, 'key'> & { title: string }) {
  const name = (
    <>
      <span lang="bg">{shop.name}</span>
      <span className="sr-only" lang="bg">
        : {title}
      </span>
    </>
  )
  return (
    <li className="relative grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 py-1.5 large-type:flex large-type:flex-col">
      <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5 text-sm text-ink-soft">
        <span className="flex min-w-0 items-center gap-1.5">
          <Mark {...shop} />
          {href ? (
            <IntentLink href={href} className="cover-link truncate text-ink-soft no-underline hover:text-accent">
              {name}
            </IntentLink>
          ) : (
            <span className="truncate">{name}</span>
          )}
        </span>
        <span className="text-ink-faint">{note}</span>
        {cheapest && <span className="font-semibold text-accent">{cheapest}</span>}
        {warning && <Chip tone="accent">{warning}</Chip>}
      </div>
      {price}
    </li>
  )
}
