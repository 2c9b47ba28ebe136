'use client'

import { cx } from '@/design/cx'
import { fill } from '@/design/fill'
import { boxStyle } from '../lib/box-style'
import type { ReaderOffer } from '../types'
import { useReading } from './reader-context'

type Props = {
  offers: ReaderOffer[]
  outlined: boolean
  /** The offer whose sheet is open: it is outlined too. */
  open: string | null
}

/** The offers of a page as buttons over its picture; what a press does, the page decides (`data-offer`). */
export function OfferSpots({ offers, outlined, open }: Props) {
  const { labels } = useReading()
  return offers.map(
    (offer) =>
      offer.box && (
        <button
          key={offer.id}
          type="button"
          data-offer={offer.id}
          aria-haspopup="dialog"
          aria-label={fill(labels.offer, { title: offer.title })}
          style={boxStyle(offer.box)}
          className={cx(
            'absolute z-1 min-h-6 min-w-6 rounded-sm transition-[background-color,box-shadow]',
            outlined || offer.id === open
              ? 'bg-accent/8 inset-ring-2 inset-ring-accent hover:bg-accent/20'
              : 'hover:inset-ring-2 hover:inset-ring-accent/60',
          )}
        />
      ),
  )
}
