'use client'

import { Scale, Share2 } from 'lucide-react'
import { useCallback, useState } from 'react'
import { Button, ButtonLink } from '@/design/button'
import { cx, fill } from '@/design/cx'
import { Sheet } from '@/design/dialog'
import { OfferNotes, OfferPrice } from '../components/offer-facts'
import { useShare } from '../hooks/use-share'
import { addressOf } from '../lib/deep-link'
import { boxStyle } from '../lib/page-image'
import type { ReaderOffer } from '../sent-brochure'
import { useReading } from './tool-button'

type Props = {
  offers: ReaderOffer[]
  position: number
  /** Only the page in view takes part in the tab order. */
  current: boolean
  outlined: boolean
  open: string | null
}

/**
 * Buttons over the page's picture; the page handles their presses (`data-offer`). They are a single tab stop, so that
 * the tools are never thirty presses away; arrow keys move among them.
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

type OfferSheetProps = { offer: ReaderOffer | null; page: number; onClose: () => void }

export function OfferSheet({ offer, page, onClose }: OfferSheetProps) {
  const { labels } = useReading()
  const [last, setLast] = useState(offer)
  if (offer && offer !== last) setLast(offer)
  return (
    <Sheet open={offer !== null} onClose={onClose} title={labels.offerDetails} closeLabel={labels.closeOffer}>
      {last && <OfferContent key={last.id} offer={last} page={page} />}
    </Sheet>
  )
}

function OfferContent({ offer, page }: { offer: ReaderOffer; page: number }) {
  const { brochure, labels, action: Action } = useReading()
  const [message, setMessage] = useState('')
  const share = useShare(labels, setMessage)
  const address = addressOf(brochure, { page, offer: offer.id })
  const onShare = useCallback(() => share(offer.title, address), [share, offer, address])
  return (
    <div className="grid gap-3">
      <div lang="bg">
        <p className="text-xl leading-tight font-semibold text-balance">{offer.title}</p>
        {offer.details && <p className="mt-1 text-ink-soft">{offer.details}</p>}
      </div>
      {offer.kind && <p className="text-ink-soft">{offer.kind}</p>}
      <OfferPrice offer={offer} locale={brochure.locale} size="lg" />
      <OfferNotes offer={offer} />
      <div className="flex flex-wrap items-center gap-3 pt-2">
        {Action && <Action offer={offer} brochure={brochure} look="button" say={setMessage} />}
        {offer.pricesHref && (
          <ButtonLink variant="secondary" href={offer.pricesHref}>
            <Scale aria-hidden size={18} />
            {labels.comparePrices}
          </ButtonLink>
        )}
        <Button variant="secondary" onClick={onShare}>
          <Share2 aria-hidden size={18} />
          {labels.shareOffer}
        </Button>
        <p role="status" className="text-sm text-ink-soft">
          {message}
        </p>
      </div>
    </div>
  )
}
