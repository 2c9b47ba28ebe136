'use client'

import { useSyncExternalStore } from 'react'
import { showToast } from '@/design/toast-store'
import { useChosenTown } from '@/features/brochures/editions/client/town-store'
import type { OfferActionProps } from '@/features/brochures/viewer/sent-brochure'
import { limits } from '@/lib/lists/list-limits'
import type { ListItemInput } from '../changes'
import { countListed } from '../client/count-listed'
import { noIds, onLists, tickedIds } from '../client/list-ids'
import type { TickLabels } from '../labels'
import { outcomeMessage } from '../outcome-message'
import { useTickWords } from './tick-words'

type Props = { item: ListItemInput; look?: OfferActionProps['look']; say?: OfferActionProps['say'] }

/** A brochure has hundreds of them, so each class name counts. */
const looks = { small: 'list-tick', button: 'list-tick list-tick-button' }

/** The code that changes lists is loaded at the first press. */
export function OfferTick({ item, look = 'small', say }: Props) {
  const { words, titleLang } = useTickWords()
  const ticked = useSyncExternalStore(onLists, tickedIds, noIds).has(item.id)
  const toggle = async () => {
    const problem = await toggleItem(item, !ticked, words)
    if (say) say(problem ?? '')
    else if (problem) showToast(problem)
  }
  return (
    <button type="button" aria-pressed={ticked} onClick={toggle} className={looks[look]}>
      {ticked ? words.on : words.add}
      <span lang={titleLang} className="sr-only">
        {`: ${item.title}`}
      </span>
    </button>
  )
}

type EditionTickProps = { offers: { item: ListItemInput; towns: string | null }[] }

/** Puts on the list the first of these offers that the visitor's town has; `towns` are slugs, null for the whole country. */
export function EditionTick({ offers }: EditionTickProps) {
  const town = useChosenTown()
  const isSeen = (towns: string | null) => !town || !towns || towns.split(' ').includes(town.slug)
  const offer = offers.find(({ towns }) => isSeen(towns)) ?? offers[0]
  return offer && <OfferTick item={offer.item} />
}

export function BrochureOfferTick({ offer, brochure, look, say }: OfferActionProps) {
  if (offer.pastLabel !== null) return null
  const { shop, slug } = brochure
  const price = {
    shop: shop.slug,
    shopName: shop.name,
    cents: offer.priceCents,
    source: 'brochure' as const,
    day: offer.validFrom,
    until: offer.validTo,
    loyaltyOnly: offer.loyalty !== null,
    multiBuy: offer.multiBuy,
    depositCents: offer.depositCents,
    path: `/broshura/${slug}?offer=${offer.id}`,
  }
  const details = [offer.details, brochure.listedFor].filter(Boolean).join(', ').slice(0, limits.details)
  return <OfferTick item={{ id: `offer:${offer.id}`, title: offer.title, details, price }} look={look} say={say} />
}

/** @returns a message for the visitor, or null on success */
async function toggleItem(item: ListItemInput, on: boolean, labels: TickLabels): Promise<string | null> {
  const store = await import('../client/list-store').catch(() => null)
  if (!store) return labels.notLoaded
  return outcomeMessage(on ? countListed(item, store.addItem(item)) : store.removeItem(item.id), labels)
}
