'use client'

import { useState } from 'react'
import { cx } from '@/design/cx'
import { fill } from '@/design/fill'
import { boxStyle } from '../lib/box-style'
import type { ReaderOffer } from '../types'
import { useReading } from './reader-context'

type Props = {
  offers: ReaderOffer[]
  /** The page's number as it is shown. */
  position: number
  /** On the page being looked at: only there the keyboard stops. */
  current: boolean
  outlined: boolean
  /** The offer whose sheet is open: it is outlined too. */
  open: string | null
}

/**
 * The offers of a page as buttons over its picture; what a press does, the page decides (`data-offer`). To the Tab key they
 * are one stop, so that the tools are never thirty presses away; the arrow keys walk among them.
 */
export function OfferSpots({ offers, position, current, outlined, open }: Props) {
  const { labels } = useReading()
  const [visited, setVisited] = useState<string | null>(null)
  const stop = visited ?? offers.find(({ box }) => box)?.id
  if (!stop) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form.
    <div role="group" aria-label={fill(labels.offersOfPage, { page: position })} className="contents">
      {offers.map(
        (offer) =>
          offer.box && (
            <button
              key={offer.id}
              type="button"
              data-offer={offer.id}
              tabIndex={current && offer.id === stop ? 0 : -1}
              onFocus={() => setVisited(offer.id)}
              aria-haspopup="dialog"
              aria-label={fill(labels.offer, { title: offer.title })}
              style={boxStyle(offer.box)}
              className={cx(
                'absolute z-1 min-h-6 min-w-6 rounded-sm transition-[background-color,box-shadow]',
                offer.id === open && 'reader-mark reader-mark-current',
                offer.id !== open && outlined && 'bg-accent/8 inset-ring-2 inset-ring-accent hover:bg-accent/20',
                offer.id !== open && !outlined && 'hover:inset-ring-2 hover:inset-ring-accent/60',
              )}
            />
          ),
      )}
    </div>
  )
}
