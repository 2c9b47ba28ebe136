import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { CompareBarWords } from './compare/client/compare-bar'
import type { ProductWords } from './components/product-panel'
import type { QuickViewWords } from './quick-view/answer'
import type { HeartWords } from './wishlist/client/heart'

export function getProductWords(locale: Locale): ProductWords {
  const t = translatorFor(locale, 'products')
  return {
    close: t('close'),
    slider: {
      images: t('images'),
      image: t('image', { number: '{number}', count: '{count}' }),
      previous: t('previous'),
      next: t('next'),
      maximize: t('maximize'),
    },
    quantity: { label: t('quantity'), less: t('less'), more: t('more') },
    addToCart: t('addToCart'),
    addToWishlist: t('addToWishlist'),
    oldPrice: t('oldPrice'),
    sku: t('sku'),
    categories: t('categories'),
    tags: t('tags'),
  }
}

export function getQuickViewWords(locale: Locale): QuickViewWords {
  const t = translatorFor(locale, 'products')
  const quick = translatorFor(locale, 'shopLaw.quick')
  return {
    quickView: t('quickView'),
    close: t('close'),
    loading: quick('loading'),
    failed: quick('failed'),
    page: quick('page'),
  }
}

export const getFromWord = (isFrom: boolean, locale: Locale): string | undefined =>
  isFrom ? translatorFor(locale, 'products')('from') : undefined

export function compareBarWords(locale: Locale): CompareBarWords {
  const t = translatorFor(locale, 'compare')
  return { title: t('title'), chosen: t('chosen', { count: '{count}' }), compare: t('compare'), clear: t('clear') }
}

/** The name stays the same, because the pressed state is announced separately. */
export function getHeartWords(title: string, locale: Locale): HeartWords & { text: string } {
  const t = translatorFor(locale, 'wishlist')
  return { label: t('wish', { title }), failed: t('failed'), text: t('heart') }
}
