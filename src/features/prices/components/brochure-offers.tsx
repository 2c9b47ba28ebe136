import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { cardsOfOffers } from '../cards/offered'
import type { BrochureOffer } from '../offer-query'
import { PricedProduct } from './priced-product'

type Props = {
  locale: Locale
  offers: BrochureOffer[]
  /** The page that they stand on, to which no card leads. */
  own: string
}

/** What this week's brochures offer of the same; the old price is the brochure's own claim, so no reduction is derived from it. */
export function BrochureOffers({ locale, offers, own }: Props) {
  const t = translatorFor(locale, 'prices.offers')
  if (offers.length === 0) return null
  return (
    <section aria-labelledby="brochure-offers">
      <h2 id="brochure-offers" className="text-xl">
        {t('title')}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {cardsOfOffers(offers, own).map(({ key, product }) => (
          <li key={key}>
            <PricedProduct product={product} locale={locale} />
          </li>
        ))}
      </ul>
    </section>
  )
}
