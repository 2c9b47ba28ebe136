import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { RatingWords } from './components/rating'
import type { SoldProduct } from './data'

export function getRatingWords(
  product: Pick<SoldProduct, 'rating' | 'reviewCount'>,
  locale: Locale,
): RatingWords | null {
  const { rating, reviewCount } = product
  if (rating === null) return null
  const t = translatorFor(locale, 'products')
  return {
    value: rating,
    text: t('rating', { rating }),
    short: new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(rating),
    reviews: t('reviewCount', { count: reviewCount }),
  }
}

/** Undefined where all variants have the same price. */
