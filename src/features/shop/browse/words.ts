import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { ProductWords } from './components/product-panel'
import type { QuickViewWords } from './quick-view/quick-view-props'

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
