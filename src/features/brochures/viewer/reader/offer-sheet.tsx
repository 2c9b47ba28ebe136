'use client'

import { Scale, Share2 } from 'lucide-react'
import { useCallback, useState } from 'react'
import { Button, ButtonLink } from '@/design/button'
import { Sheet } from '@/design/sheet'
import { OfferNotes, OfferPrice } from '../components/offer-facts'
import { useShare } from '../hooks/use-share'
import { targetQuery } from '../lib/deep-link'
import type { ReaderOffer } from '../types'
import { useReading } from './reader-context'

type Props = { offer: ReaderOffer | null; page: number; onClose: () => void }

/** The tapped offer, rising from the lower edge. It keeps its last content while it goes down again. */
export function OfferSheet({ offer, page, onClose }: Props) {
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
  const query = targetQuery('', { page, offer: offer.id })
  const onShare = useCallback(() => share(offer.title, query), [share, offer, query])
  return (
    <div className="grid gap-3">
      <div lang="bg">
        <p className="text-xl leading-tight font-semibold text-balance">{offer.title}</p>
        {offer.details && <p className="mt-1 text-ink-soft">{offer.details}</p>}
      </div>
      <OfferPrice offer={offer} locale={brochure.locale} size="lg" />
      <OfferNotes offer={offer} />
      <div className="flex flex-wrap items-center gap-3 pt-2">
        {Action && <Action offer={offer} brochure={brochure} look="button" />}
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
