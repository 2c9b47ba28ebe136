import { Package } from 'lucide-react'
import type { ReactNode } from 'react'
import { Clipping } from '@/design/clipping'
import { IntentLink } from '@/design/intent-link'
import { Mark } from '@/design/mark'
import { ProductCard } from '@/design/product-card'
import { sofiaDay } from '@/domain/calendar-day'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { shopPrices } from '../cards/shop-prices'
import type { CardProduct, ShopPrice } from '../cards/types'
import { filterHref, noFilter, pricePath } from '../filter'
import { ProductNotes } from './product-notes'
import { sellerOf } from './seller-of'

type Props = {
  product: CardProduct
  locale: Locale
  distinction?: string | null
  /** Of the page of its group, where it has none of its own. */
  groupSlug?: string | null
  /** So many prices are shown; the page of the product has the others. */
  most?: number
  notes?: ReactNode
  /** What else can be done with it. */
  children?: ReactNode
}

/** The card of a thing, the same everywhere: every shop that has it, the verdict on its reduction, and the ways to compare it. */
export function PricedProduct({
  product,
  locale,
  distinction = null,
  groupSlug = null,
  most = 3,
  notes,
  children,
}: Props) {
  const today = sofiaDay()
  const { slug, title, details, place } = product
  const { prices, cheapest } = shopPrices(product, today)
  const shown = slug ? firstPrices(prices, most, product) : prices
  const sellers = shown.map((price) => sellerOf(price, { product, locale, isCheapest: cheapest.has(price.key), today }))
  const page = slug ? filterHref(locale, slug, { ...noFilter, place }) : null
  const compare = page ?? (groupSlug ? localePath(locale, pricePath(groupSlug)) : null)
  return (
    <ProductCard
      href={page ?? sellers[0]?.href ?? null}
      title={title}
      details={details}
      picture={<Picture product={product} shop={prices[0]?.shop} />}
      distinction={distinction}
      sellers={sellers}
      notes={
        <>
          {page && prices.length > shown.length && (
            <p className="text-sm">
              <IntentLink href={page} className="py-1 text-accent hover:underline touch-target">
                {translatorFor(locale, 'prices.card')('more', { count: prices.length - shown.length })}
                <Named title={title} />
              </IntentLink>
            </p>
          )}
          {notes}
          <ProductNotes product={product} locale={locale} shown={shown} />
        </>
      }
      actions={
        <>
          {children}
          {compare && <Compare locale={locale} href={compare} title={title} shops={slug ? shopsIn(prices) : 0} />}
          {page && product.isRanked && (
            <IntentLink href={`${page}#price-history`} className={actionLook}>
              {translatorFor(locale, 'prices.card')('history')}
              <Named title={title} />
            </IntentLink>
          )}
        </>
      }
    />
  )
}

/** The first prices; the one by which lists are ordered, the first of the reports, is always among them. */
function firstPrices(prices: ShopPrice[], most: number, { reports: [lead] }: CardProduct): ShopPrice[] {
  const place = lead ? prices.indexOf(lead) : -1
  return prices.filter((_, index) => index < (place < most ? most : most - 1) || index === place)
}

const actionLook = 'py-1 text-sm text-accent hover:underline touch-target'

const shopsIn = (prices: ShopPrice[]) => new Set(prices.map(({ shop }) => shop.slug)).size

/** Tells links of the same words apart. */
function Named({ title }: { title: string }) {
  return (
    <span lang="bg" className="sr-only">
      : {title}
    </span>
  )
}

function Compare({ locale, href, title, shops }: { locale: Locale; href: string; title: string; shops: number }) {
  const t = translatorFor(locale, 'prices.card')
  return (
    <IntentLink href={href} className={actionLook}>
      {shops > 1 ? t('compareShops', { count: shops }) : t('compare')}
      <Named title={title} />
    </IntentLink>
  )
}

const pictureLook = 'aspect-square w-full large-type:w-24'

function Picture({ product: { picture }, shop }: { product: CardProduct; shop: ShopPrice['shop'] | undefined }) {
  if (picture) return <Clipping {...picture} className={`${pictureLook} inset-ring inset-ring-line`} />
  return (
    <span className={`${pictureLook} grid place-items-center rounded-sm bg-sunken text-ink-faint`}>
      {shop ? <Mark {...shop} size="md" /> : <Package aria-hidden size={24} strokeWidth={1.5} />}
    </span>
  )
}
