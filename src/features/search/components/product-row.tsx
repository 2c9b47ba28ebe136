import { Package } from 'lucide-react'
import type { ReactNode } from 'react'
import { Chip } from '@/design/chip'
import { formatDay, formatEuro } from '@/design/format'
import { IntentLink } from '@/design/intent-link'
import { Price } from '@/design/price'
import { ProductCard, type Seller } from '@/design/product-card'
import { sofiaDay } from '@/domain/calendar-day'
import { oldDays } from '@/domain/price-age'
import { filterHref, noFilter } from '@/features/prices/filter'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { OfferSort } from '../offers/types'
import type { ProductHit, ProductSeller } from '../products/types'
import { Clipping } from './clipping'
import { priceLook } from './price-look'

type Props = { product: ProductHit; locale: Locale; sort: OfferSort; children?: ReactNode }

/** A product of the price data with the chains that ask least for it, and where and when that was seen. `children` is what else to do. */
export function ProductRow({ product, locale, sort, children }: Props) {
  const t = translatorFor(locale, 'search')
  const href = filterHref(locale, product.slug, { ...noFilter, place: product.place })
  return (
    <ProductCard
      href={href}
      title={product.title}
      details=""
      picture={<Picture product={product} />}
      distinction={product.isCheapest ? t(`offer.cheapest.${sort}`) : null}
      sellers={product.sellers.map((seller, index) => toSeller(seller, index, { product, locale }))}
      notes={<Notes product={product} locale={locale} />}
      actions={
        <>
          {children}
          <IntentLink href={href} className="py-1 text-sm text-accent hover:underline touch-target">
            {product.chains > 1 ? t('compareChains', { count: product.chains }) : t('offer.compare')}
            <span lang="bg" className="sr-only">
              : {product.title}
            </span>
          </IntentLink>
        </>
      }
    />
  )
}

type Place = { product: ProductHit; locale: Locale }

function toSeller(seller: ProductSeller, index: number, { product, locale }: Place): Seller {
  const t = translatorFor(locale, 'search.offer')
  const { slug, shop, day, priceCents, unitPrice } = seller
  const second = product.sellers[1]
  const age = oldDays(day, sofiaDay())
  const isLowest = index === 0 && second && priceCents < second.priceCents && product.hold === null && age === null
  return {
    key: slug,
    href: filterHref(locale, product.slug, { ...noFilter, place: product.place, chain: slug }),
    shop,
    note: formatDay(day, locale),
    warning: age === null ? null : translatorFor(locale, 'prices.source')('old', { count: age }),
    cheapest: isLowest ? t('cheapestHere') : null,
    price: (
      <Price
        locale={locale}
        cents={priceCents}
        unitText={unitPrice && t(`unit.${unitPrice.unit}`, { price: formatEuro(unitPrice.cents, locale) })}
        size="sm"
        className={priceLook}
      />
    ),
  }
}

function Notes({ product: { chain, hold, reduction, day }, locale }: Place) {
  const t = translatorFor(locale, 'search')
  const verdict = translatorFor(locale, 'prices.verdict')
  return (
    <>
      {reduction && oldDays(day, sofiaDay()) === null && (
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
          <Chip tone="signal">{verdict('badge', { percent: reduction.percent })}</Chip>
          {verdict('card', {
            since: formatDay(reduction.since, locale),
            reference: formatEuro(reduction.reference, locale),
          })}
        </p>
      )}
      {hold && <p className="text-sm text-ink-soft">{translatorFor(locale, 'prices.hold')(hold)}</p>}
      {chain.invented && <p className="text-sm text-ink-faint">{t('inventedChain')}</p>}
    </>
  )
}

function Picture({ product: { picture } }: { product: ProductHit }) {
  if (picture) {
    return <Clipping {...picture} className="aspect-square w-full inset-ring inset-ring-line large-type:w-24" />
  }
  return (
    <span className="grid aspect-square w-full place-items-center rounded-sm bg-sunken text-ink-faint large-type:w-24">
      <Package aria-hidden size={24} strokeWidth={1.5} />
    </span>
  )
}
