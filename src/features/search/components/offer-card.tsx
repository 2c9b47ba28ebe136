'use client'

import type { ReactNode } from 'react'
import { Chip } from '@/design/chip'
import { Mark } from '@/design/mark'
import type { RetailerMark } from '@/features/brochures/types'
import type { OfferHit } from '../offers/types'
import { CardTitle } from './card-title'
import { Clipping } from './clipping'

type Props = {
  href: string
  title: string
  details: string
  picture: OfferHit['picture']
  shop: Omit<RetailerMark, 'slug'>
  validity: string
  /** What is said of the cheapest of all that were found, and of a price for the shop's card. */
  cheapest: string | null
  card: string | null
  price: ReactNode
  children?: ReactNode
}

/** What an offer is, who sells it until when, and its price on the right, aligned over all rows. It is printed in Bulgarian. */
export function OfferCard({ href, title, details, picture, shop, validity, cheapest, card, price, children }: Props) {
  return (
    <div className="relative grid grid-cols-[4.5rem_minmax(0,1fr)_auto] items-start gap-x-3.5 gap-y-2 py-3.5 sm:grid-cols-[5.5rem_minmax(0,1fr)_auto] sm:gap-x-5 large-type:flex large-type:flex-col">
      {picture ? (
        <Clipping {...picture} className="row-span-2 aspect-square w-full inset-ring inset-ring-line large-type:w-24" />
      ) : (
        <span className="row-span-2 grid aspect-square w-full place-items-center rounded-sm bg-sunken large-type:w-24">
          <Mark {...shop} size="md" />
        </span>
      )}
      <div className="group grid min-w-0 justify-items-start gap-1">
        <CardTitle href={href} title={title} cheapest={cheapest} />
        {details && (
          <p className="text-sm text-ink-soft" lang="bg">
            {details}
          </p>
        )}
        <p className="flex max-w-full min-w-0 flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
          <Mark {...shop} />
          <span className="truncate" lang="bg">
            {shop.name}
          </span>
          <span className="text-ink-faint">{validity}</span>
        </p>
        {card && <Chip tone="accent">{card}</Chip>}
      </div>
      {price}
      {children && <div className="relative z-1 col-span-2 col-start-2">{children}</div>}
    </div>
  )
}
