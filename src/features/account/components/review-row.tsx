import { Star } from 'lucide-react'
import { cx } from '@/design/cx'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { dayOf } from '../days'
import type { OwnReview } from '../reviews'
import { Row } from './row'
import { ReviewState } from './states'

export function ReviewRow({ locale, review }: { locale: Locale; review: OwnReview }) {
  const t = translatorFor(locale, 'account.reviews')
  return (
    <Row
      title={review.productTitle}
      state={<ReviewState locale={locale} status={review.status} />}
      facts={t('written', { date: dayOf(review.createdAt, locale) })}
    >
      <p className="mt-3 flex gap-0.5">
        <span className="sr-only">{t('rating', { rating: review.rating })}</span>
        {[1, 2, 3, 4, 5].map((step) => (
          <Star
            key={step}
            aria-hidden
            size={18}
            className={cx(step <= review.rating ? 'fill-accent text-accent' : 'text-line-strong')}
          />
        ))}
      </p>
      {review.title && <p className="mt-2 font-medium">{review.title}</p>}
      {review.text && <p className="mt-1 whitespace-pre-line text-ink-soft">{review.text}</p>}
    </Row>
  )
}
