import { getProductDetail } from '@/features/shop/goods/data'
import { shopPaths } from '@/features/shop/goods/paths'
import { codePriceTexts } from '@/features/shop/goods/prices/shown-prices'
import { getRatingWords } from '@/features/shop/goods/rating-words'
import { getShopPath } from '@/features/shop/goods/shop-page'
import { getRange } from '@/features/shop/goods/variants/product-variants'
import { getRating } from '@/features/shop/reviews/published'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { getPriceNote } from '../product/price-note'
import { getProductPageWords, productPriceTexts } from '../product/words'
import { getHeartWords, getProductWords } from '../words'
import type { QuickViewAnswer } from './answer'

export async function readQuickView(slug: string, locale: Locale): Promise<QuickViewAnswer | null> {
  const product = await getProductDetail(slug, locale)
  if (!product) return null
  const { id, lang, title, summary, images, badge } = product
  const shown = { id, slug, lang, title, summary, images, badge }
  if (product.isSample) {
    const { sku, priceCents, oldPriceCents, currency, rating, reviewCount, categories, tags, isSample } = product
    const figures = { sku, priceCents, oldPriceCents, currency, rating, reviewCount, categories, tags, isSample }
    const words = getProductWords(locale)
    const [shop, list] = await Promise.all([getShopPath(), getShopPath(shopPaths.list)])
    return {
      kind: 'sample',
      product: { ...shown, ...figures },
      rating: getRatingWords(product, locale),
      shop: localePath(locale, shop),
      list: localePath(locale, list),
      words,
    }
  }
  const [range, rating, priceNote] = await Promise.all([getRange(id, locale), getRating(id), getPriceNote(locale)])
  const { slider } = getProductWords(locale)
  const { variant, button } = getProductPageWords(locale)
  const t = translatorFor(locale, 'shopLaw.quick')
  const productPage = translatorFor(locale, 'productPage')
  return {
    kind: 'goods',
    product: { ...shown, picturesByColour: product.picturesByColour },
    range,
    price: productPriceTexts(product, range, locale),
    priceNotes: [priceNote, ...codePriceTexts(product, range, locale)],
    rating: rating && getRatingWords({ rating: rating.average, reviewCount: rating.count }, locale),
    words: {
      slider,
      variant,
      button,
      heart: getHeartWords(title, locale),
      unavailable: productPage('unavailable'),
      page: t('page'),
      noReviews: t('noReviews'),
    },
  }
}
