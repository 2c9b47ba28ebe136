import { formatDay } from '@/design/format'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { reviewsAnchor } from '../paths'
import type { Review } from '../types'

type Props = { reviews: Review[]; locale: Locale; isSample: boolean }

/** The reviews of customers, without their names. */
export function ReviewList({ reviews, locale, isSample }: Props) {
  const t = translatorFor(locale, 'products')
  return (
    <section id={reviewsAnchor} aria-labelledby="reviews-title" className="mt-12 max-w-prose scroll-mt-24">
      <h2 id="reviews-title" className="text-xl">
        {t('reviews')}
      </h2>
      {reviews.length === 0 && <p className="mt-3 text-ink-soft">{isSample ? t('sampleReviews') : t('noReviews')}</p>}
      <ul className="mt-3 divide-y divide-line">
        {reviews.map(({ id, title, text, rating, day }) => (
          <li key={id} className="py-4">
            <p className="text-sm text-ink-soft">
              {t('rating', { rating })} · {formatDay(day, locale, 'full')}
            </p>
            {title && <h3 className="mt-1 text-base font-semibold">{title}</h3>}
            {text && <p className="mt-1 whitespace-pre-line">{text}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
