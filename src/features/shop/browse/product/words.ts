import { formatMoney } from '@/design/format'
import { priceTexts } from '@/design/price'
import type { ProductDetail } from '@/features/shop/goods/data'
import { priceOfVariant } from '@/features/shop/goods/prices/shown-prices'
import { lastPieces } from '@/features/shop/goods/variants/choice'
import type { ProductRange } from '@/features/shop/goods/variants/product-variants'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { AlertWords } from '../alerts/alert-form'
import { getFromWord, getProductWords } from '../words'
import type { ProductPriceTexts } from './client/order-button'
import type { GalleryWords } from './client/product-gallery'
import type { VariantWords } from './client/variant-fields'

export function getProductPageWords(locale: Locale) {
  const t = translatorFor(locale, 'productPage')
  const { slider, close, quantity, addToCart } = getProductWords(locale)
  const gallery: GalleryWords = { ...slider, close, zoom: t('zoom') }
  const variant: VariantWords = {
    colour: t('colour'),
    size: t('size'),
    sizesOf: t('sizesOf', { colour: '{colour}' }),
    chooseSize: t('chooseSize'),
    soldOut: t('soldOut'),
    soldOutNow: t('soldOutNow'),
    lastPieces: Array.from({ length: lastPieces }, (_, at) => t('lastPieces', { count: at + 1 })),
    quantity,
  }
  return { gallery, variant, button: { addToCart, soldOut: variant.soldOutNow } }
}

export function getAlertWords(locale: Locale): AlertWords {
  const t = translatorFor(locale, 'stockAlert')
  return {
    heading: t('heading'),
    text: t('text'),
    email: t('email'),
    variant: t('variant'),
    submit: t('submit'),
    busy: t('busy'),
    failed: t('failed'),
  }
}

type Priced = Pick<
  ProductDetail,
  'goodsCents' | 'goodsPriorCents' | 'priceCents' | 'isFrom' | 'oldPriceCents' | 'currency' | 'isSample'
>

/** Until a choice, the lowest price is shown. */
export function productPriceTexts(
  product: Priced,
  { variants }: Pick<ProductRange, 'variants'>,
  locale: Locale,
): ProductPriceTexts {
  const { goodsPriorCents, priceCents, isFrom, oldPriceCents, currency, isSample } = product
  const t = translatorFor(locale, 'productPage')
  const others = variants.flatMap((variant) => {
    const { cents, priorCents } = priceOfVariant(variant, product)
    const isSame = !isFrom && cents === priceCents && priorCents === oldPriceCents
    return isSame ? [] : [[variant.id, priceTexts({ locale, cents, oldCents: priorCents, currency })] as const]
  })
  return {
    product: priceTexts({
      locale,
      cents: priceCents,
      oldCents: oldPriceCents,
      currency,
      from: getFromWord(isFrom, locale),
    }),
    variants: Object.fromEntries(others),
    priorNote:
      goodsPriorCents === null || isSample
        ? null
        : t('priorPrice', { price: formatMoney(goodsPriorCents, locale, currency) }),
    oldLabel: getProductWords(locale).oldPrice,
  }
}
