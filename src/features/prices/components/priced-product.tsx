import type { ComponentProps, ReactNode } from 'react'
import { ProductCard, type Seller } from '@/design/product-card'
import { sofiaDay } from '@/domain/calendar-day'
import { editionWords } from '@/features/brochures/editions/edition-words'
import { shopPrices } from '@/features/price-data/cards/shop-prices'
import type { CardProduct, ShopPrice } from '@/features/price-data/cards/types'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { kindWords } from '@/lib/kind-words'
import { filterHref, noFilter, pricePath } from '../filter'
import { sellerOf } from './seller-of'

type Props = {
  product: CardProduct
  locale: Locale
  distinction?: string | null
  /** Bulgarian names of the only towns of which the distinction is true. */
  distinctionTowns?: string[]
  /** Page of the group, where the product has no page of its own. */
  groupSlug?: string | null
  /** False where the page already says which price is the lowest. */
  marksCheapest?: boolean
  /** Key of the price that is asked for. It stands first, or is among the first where ranking is not allowed. */
  lead?: string | null
  /** Maximum of shown prices; the product's page has the others. */
  most?: number
  /** True in a list that hides what is for other towns, and says so. */
  hidesEditions?: boolean
  notes?: ReactNode
  children?: ReactNode
}

export function PricedProduct({
  product,
  locale,
  distinction = null,
  distinctionTowns = [],
  groupSlug = null,
  marksCheapest = true,
  lead = null,
  most = 3,
  hidesEditions = false,
  notes,
  children,
}: Props) {
  const today = sofiaDay()
  const { slug, title, details, place, isRanked } = product
  const { prices: sorted, cheapest } = shopPrices(product, today, lead)
  const prices = isRanked
    ? sorted.toSorted((one, other) => Number(other.key === lead) - Number(one.key === lead))
    : sorted
  const ordering = lead ?? product.reports[0]?.key
  const first = hidesEditions ? firstInEachTown : firstPrices
  const shown = slug ? first(prices, { most, ordering }) : prices
  const sellers = shown.map((price) => {
    const towns = hidesEditions && editionWords(townsOf(price), locale)?.towns
    const isCheapest = marksCheapest && cheapest.has(price.key)
    return { ...sellerOf(price, { product, locale, isCheapest, today }), ...(towns && { towns }) }
  })
  const page = slug ? filterHref(locale, slug, { ...noFilter, place }) : null
  const compare = page ?? (groupSlug ? localePath(locale, pricePath(groupSlug)) : null)
  const t = translatorFor(locale, 'prices.card')
  const shops = slug ? shopsIn(prices) : 0
  return (
    <ProductCard
      href={page ?? soleOffer(sellers)}
      title={title}
      details={details}
      kind={kindWords(`${title} ${details}`, locale, product.group ?? null)}
      picture={product.picture}
      distinction={distinction}
      distinctionTowns={editionWords(distinctionTowns, locale)?.towns}
      sellers={sellers}
      more={page && prices.length > shown.length ? t('more', { count: prices.length - shown.length }) : null}
      {...productNotes({ locale, shown })}
      links={[
        ...(compare ? [{ href: compare, text: shops > 1 ? t('compareShops', { count: shops }) : t('compare') }] : []),
        ...(page && isRanked ? [{ href: `${page}#price-history`, text: t('history') }] : []),
      ]}
      notes={notes}
    >
      {children}
    </ProductCard>
  )
}

/** Null where some towns see another price first. */
function soleOffer([first, ...others]: Seller[]): string | null {
  return first && others.every(({ towns }) => towns === first.towns) ? first.href : null
}

const townsOf = (price: ShopPrice) => (price.source === 'brochure' ? price.towns : [])

type First = { most: number; ordering: string | undefined }

/** The ordering price (the lead, else the first report) is always among the first ones. */
function firstPrices(prices: ShopPrice[], { most, ordering }: First): ShopPrice[] {
  const place = prices.findIndex(({ key }) => key === ordering)
  const limit = place < most ? most : most - 1
  return prices.filter((_, index) => index < limit || index === place)
}

/** Where editions are hidden, every town gets as many as there would be without those for other towns. */
function firstInEachTown(prices: ShopPrice[], first: First): ShopPrice[] {
  // The empty name is any town that no edition names.
  const towns = new Set(['', ...prices.flatMap(townsOf)])
  const seenFrom = (town: string) =>
    prices.filter((price) => townsOf(price).length === 0 || townsOf(price).includes(town))
  const shown = new Set([...towns].flatMap((town) => firstPrices(seenFrom(town), first)))
  return prices.filter((price) => shown.has(price))
}

const shopsIn = (prices: ShopPrice[]) => new Set(prices.map(({ shop }) => shop.slug)).size

type Shown = { locale: Locale; shown: ShopPrice[] }
type Notes = Pick<ComponentProps<typeof ProductCard>, 'remarks' | 'source'>

function productNotes({ locale, shown }: Shown): Notes {
  const t = translatorFor(locale, 'prices')
  const reported = shown.flatMap((price) => (price.source === 'report' ? [price] : []))
  const held = reported.find(({ hold }) => hold !== null)
  return {
    remarks: held?.hold ? [`${reported.length > 1 ? `${held.shop.name} – ` : ''}${t(`hold.${held.hold}`)}`] : [],
    source:
      reported.length > 0 ? t(reported.every(({ invented }) => invented) ? 'card.invented' : 'card.official') : null,
  }
}
