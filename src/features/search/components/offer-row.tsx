import type { ReactNode } from 'react'
import { formatEuro } from '@/design/format'
import { IntentLink } from '@/design/intent-link'
import { Mark } from '@/design/mark'
import { Price } from '@/design/price'
import { ProductCard } from '@/design/product-card'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { OfferedProduct } from '../offers/same-product'
import type { OfferHit, OfferSort } from '../offers/types'
import { Clipping } from './clipping'
import { priceLook } from './price-look'

type Props = {
  product: OfferedProduct
  locale: Locale
  sort: OfferSort
  validity: (offer: OfferHit) => string
  children?: ReactNode
}

/** A thing that brochures offer, with each shop that does. `children` is what else can be done with it. */
export function OfferRow({ product, locale, sort, validity, children }: Props) {
  const t = translatorFor(locale, 'search.offer')
  const { offers, cheapest } = product
  const [first] = offers
  const prices = first.priceSlug && localePath(locale, `/prices/${first.priceSlug}`)
  const href = (offer: OfferHit) =>
    localePath(locale, `/broshura/${offer.brochure}?offer=${offer.id}#offer-${offer.id}`)
  return (
    <ProductCard
      href={offers.length > 1 && prices ? prices : href(first)}
      title={first.title}
      details={[first.brand, first.packSize].filter(Boolean).join(', ')}
      picture={<Picture offer={first} />}
      distinction={offers.some(({ isCheapest }) => isCheapest) ? t(`cheapest.${sort}`) : null}
      sellers={offers.map((offer) => ({
        key: offer.id,
        href: href(offer),
        shop: shopOf(offer),
        note: validity(offer),
        warning: offer.loyaltyOnly ? t('card') : null,
        cheapest: cheapest.includes(offer.id) ? t('cheapestHere') : null,
        price: (
          <Price
            locale={locale}
            cents={offer.priceCents}
            oldCents={offer.oldPriceCents}
            oldLabel={t('old')}
            unitText={
              offer.unitPrice && t(`unit.${offer.unitPrice.unit}`, { price: formatEuro(offer.unitPrice.cents, locale) })
            }
            size="sm"
            className={priceLook}
          />
        ),
      }))}
      actions={
        <>
          {children}
          {prices && (
            <IntentLink href={prices} className="py-1 text-sm text-accent hover:underline touch-target">
              {t('compare')}
              <span lang="bg" className="sr-only">
                : {first.title}
              </span>
            </IntentLink>
          )}
        </>
      }
    />
  )
}

const shopOf = ({ retailer: { name, colour, logoUrl } }: OfferHit) => ({ name, colour, logoUrl })

function Picture({ offer }: { offer: OfferHit }) {
  if (offer.picture) {
    return <Clipping {...offer.picture} className="aspect-square w-full inset-ring inset-ring-line large-type:w-24" />
  }
  return (
    <span className="grid aspect-square w-full place-items-center rounded-sm bg-sunken large-type:w-24">
      <Mark {...shopOf(offer)} size="md" />
    </span>
  )
}
