import type { Review } from '@payload-types'
import { stars } from '@/domain/review'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'

export function reviewFormWords(review: Review | null, locale: Locale) {
  const t = translatorFor(locale, 'reviews')
  const form = translatorFor(locale, 'reviews.form')
  return {
    values: {
      rating: review ? String(review.rating) : '',
      fit: review?.fit ?? '',
      title: review?.title ?? '',
      text: review?.text ?? '',
      authorName: review?.authorName ?? '',
    },
    words: {
      failed: form('failed'),
      fit: t('fit.legend'),
      fitHint: t('fit.hint'),
      heading: `${form('heading')} (${form('optional')})`,
      name: `${form('name')} (${form('optional')})`,
      nameHint: form('nameHint'),
      rating: form('rating'),
      sending: form('sending'),
      submit: form(review ? 'change' : 'submit'),
      text: `${form('text')} (${form('optional')})`,
    },
    starWords: stars.map((number) => t('stars', { stars: number })),
    fitWords: {
      small: t('fit.small'),
      true: t('fit.true'),
      large: t('fit.large'),
      unknown: t('fit.unknown'),
    },
  }
}

export function stateText({ reason, status }: Pick<Review, 'reason' | 'status'>, locale: Locale): string {
  const t = translatorFor(locale, 'reviews')
  const why = reason ? t(`refusal.reasons.${reason}`) : ''
  return t(`form.state.${status}`, { reason: why })
}
