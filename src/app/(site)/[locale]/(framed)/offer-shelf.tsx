import { Shelf } from '@/design/shelf'
import { OfferTick } from '@/features/lists/components/offer-tick'
import { listItemOfOffer } from '@/features/lists/item-of-offer'
import { PricedProduct } from '@/features/prices/components/priced-product'
import type { OfferCard } from '@/features/search/offers/offer-cards'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { shelfLabels } from '@/lib/shelf-labels'

export const offersOnShelf = 6

type Props = { offers: OfferCard[]; locale: Locale; note: string | null }

/** Shows the offer's own price alone, because all cards of a shelf are as high as the highest. */
export function OfferShelf({ offers, locale, note }: Props) {
  if (offers.length === 0) return null
  return (
    <Shelf
      id="best-offers"
      title={translatorFor(locale, 'category')('offers')}
      note={note}
      labels={shelfLabels(locale)}
      columns="auto-cols-[86%] sm:auto-cols-[56%] md:auto-cols-[44%] lg:auto-cols-[32%] [--arrow-top:45%]"
    >
      {offers.map(({ offers: [first], product, groupSlug }) => (
        <li key={first.id} className="product-tile">
          <PricedProduct product={product} locale={locale} groupSlug={groupSlug} most={1} lead={first.id}>
            <OfferTick item={listItemOfOffer(first)} />
          </PricedProduct>
        </li>
      ))}
    </Shelf>
  )
}
