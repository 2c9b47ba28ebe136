import { formatChange, formatMoney } from '@/design/format'
import { priceTexts } from '@/design/price'
import type { PriceTexts } from '@/design/price-figure'
import { savingPercent } from '@/domain/money'
import type { RatingWords } from '@/features/shop/goods/components/rating'
import { colouredPath } from '@/features/shop/goods/paths'
import { getRatingWords } from '@/features/shop/goods/rating-words'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { QuickViewWords } from '../quick-view/answer'
import { getFromWord, getQuickViewWords } from '../words'
import type { ListedProduct } from './data'
import type { CatalogueNames } from './read-names'

export type CardLook = 'card' | 'large' | 'small' | 'row'

/** The texts of a product card: the browser renders the cards, so each is sent once and small (decision 27). */
export type GoodsCardProduct = {
  id: string
  slug: string
  href: string
  title: string
  lang?: Locale
  isSample: boolean
  pictures: string[]
  soldOut: boolean
  badge?: string
  summary?: string
  features?: string[]
  rating?: RatingWords
  /** All colour names; the CSS colours only of the first ones, which are shown as dots. */
  colours?: { names: string[]; dots: string[]; more?: string }
  sizes: { size: string; inStock: boolean }[]
  price: PriceTexts
  /** The lowest price of the 30 days before a reduction, and the reduction in words; these only from one percent. */
  prior?: { price: string; reduced?: string }
  /** The slug of the chosen colour that the product has, one in stock before others. */
  colour?: string
}

/** Texts shared by all cards of a list; `{title}` and `{size}` are replaced by each card. */
export type CardWords = Record<
  'soldOut' | 'sizesInStock' | 'soldOutSize' | 'coloursOf' | 'lowest' | 'wish' | 'wishFailed' | 'compare',
  string
> & { quick: QuickViewWords }

const mostDots = 5

export function cardWords(locale: Locale): CardWords {
  const t = translatorFor(locale, 'catalogue')
  const wishlist = translatorFor(locale, 'wishlist')
  return {
    soldOut: t('soldOut'),
    sizesInStock: t('sizesInStock'),
    soldOutSize: t('soldOutSize', { size: '{size}' }),
    coloursOf: t('coloursOf'),
    lowest: t('lowest'),
    wish: wishlist('wish', { title: '{title}' }),
    wishFailed: wishlist('failed'),
    compare: translatorFor(locale, 'compare')('compareNamed', { title: '{title}' }),
    quick: getQuickViewWords(locale),
  }
}

/** `chosenColours` are slugs. */
type Options = { names: CatalogueNames; locale: Locale; look: CardLook; chosenColours: string[] }

export function cardProduct({ product, range, rating }: ListedProduct, options: Options): GoodsCardProduct {
  const { names, locale, look, chosenColours } = options
  const { id, slug, title, lang, isSample, isFrom, priceCents, currency } = product
  const t = translatorFor(locale, 'catalogue')
  // A range has the colours in stock first.
  const colour = range.colours.find((each) => chosenColours.includes(each))
  const own = product.picturesByColour.find((pictures) => pictures.colour === colour)
  const colours = range.colours.map((each) => names.colour[each]).filter((name) => name !== undefined)
  const more = colours.length - mostDots
  return {
    id,
    slug,
    href: localePath(locale, colouredPath(slug, colour)),
    title,
    lang,
    isSample,
    pictures: (own?.images ?? product.images).slice(0, 2).map(({ small }) => small),
    soldOut: range.soldOut,
    badge: product.badge ?? undefined,
    summary: ((look === 'large' || look === 'row') && product.summary) || undefined,
    features: look === 'row' ? product.features.slice(0, 3) : undefined,
    rating: (rating && getRatingWords({ rating: rating.average, reviewCount: rating.count }, locale)) ?? undefined,
    colours:
      colours.length === 0
        ? undefined
        : {
            names: colours.map(({ text }) => text),
            dots: colours.slice(0, mostDots).map(({ hex }) => hex ?? ''),
            more: more > 0 ? t('moreColours', { count: more }) : undefined,
          },
    sizes: range.soldOut ? [] : range.sizes.filter(({ inStock }) => look === 'row' || inStock),
    price: priceTexts({ locale, cents: priceCents, currency, from: getFromWord(isFrom, locale) }),
    prior: priorOf(product, locale),
    colour,
  }
}

type Reduced = Pick<ListedProduct['product'], 'priceCents' | 'oldPriceCents' | 'currency'>

export function priorOf({ priceCents, oldPriceCents, currency }: Reduced, locale: Locale): GoodsCardProduct['prior'] {
  if (oldPriceCents === null) return undefined
  const percent = savingPercent(priceCents, oldPriceCents)
  return {
    price: formatMoney(oldPriceCents, locale, currency),
    reduced: percent === null ? undefined : formatChange(-10 * percent, locale),
  }
}
