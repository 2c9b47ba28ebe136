'use client'

import { useEffect, useState } from 'react'
import { IntentLink } from '@/design/intent-link'
import { PriceFigure } from '@/design/price-figure'
import type { Locale } from '@/i18n/routing'
import type { SeenCard } from '../answers'
import { addSeen, mostSeen, seenProducts } from '../seen'

type Props = { product: string; locale: Locale; words: { heading: string; oldPrice: string } }

/** The history is kept only in the browser. */
export function RecentlySeen({ product, locale, words }: Props) {
  const [cards, setCards] = useState<SeenCard[]>([])

  useEffect(() => {
    let gone = false
    const show = async (store: Storage) => {
      const ids = seenProducts(store).filter((id) => id !== product)
      addSeen(store, product)
      if (ids.length === 0) return
      const query = new URLSearchParams({ ids: ids.slice(0, mostSeen).join(','), locale })
      const response = await fetch(`/api/shop/cards?${query}`).catch(() => null)
      const { cardsAnswer } = await import('../answers')
      const parsed = cardsAnswer.safeParse(await response?.json().catch(() => null))
      if (parsed.success && !gone) setCards(parsed.data.cards)
    }
    try {
      void show(window.localStorage)
    } catch {
      // A browser that forbids storage has no history.
    }
    return () => {
      gone = true
    }
  }, [product, locale])

  if (cards.length === 0) return null
  return (
    <section aria-labelledby="recently-seen" className="mt-14">
      <h2 id="recently-seen" className="mb-5 text-xl">
        {words.heading}
      </h2>
      <ul className="shelf-row shelf-covers">
        {cards.map(({ id, href, title, lang, picture, price }) => (
          <li key={id}>
            {picture && (
              <img
                src={picture}
                alt=""
                loading="lazy"
                className="aspect-square w-full rounded-md bg-sunken object-cover"
              />
            )}
            <IntentLink href={href} lang={lang} className="mt-2 block font-semibold hover:text-accent hover:underline">
              {title}
            </IntentLink>
            <PriceFigure {...price} oldLabel={words.oldPrice} size="sm" />
          </li>
        ))}
      </ul>
    </section>
  )
}
