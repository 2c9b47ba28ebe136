import { BadgeCheck, Star } from 'lucide-react'
import { cx } from '@/design/cx'
import { formatDay } from '@/design/format'
import { IntentLink } from '@/design/intent-link'
import { Lightbox } from '@/design/lightbox'
import { stars } from '@/domain/review'
import { shopPaths } from '@/features/shop/goods/paths'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { pictureUrl } from '../paths'
import type { PublishedReview } from '../published'

type Props = { locale: Locale; reviews: PublishedReview[]; heading: 'h2' | 'h3' }

/** Reviews are plain text, so that no link in them works. */
export function ReviewList({ locale, reviews, heading }: Props) {
  return (
    <ul className="divide-y divide-line">
      {reviews.map((review) => (
        <li key={review.id} className="py-5">
          <ReviewItem locale={locale} review={review} heading={heading} />
        </li>
      ))}
    </ul>
  )
}

function ReviewItem({ locale, review, heading: Heading }: Omit<Props, 'reviews'> & { review: PublishedReview }) {
  const { authorName, day, fit, isVerified, pictures, rating, text, title } = review
  const t = translatorFor(locale, 'reviews')
  const lang = review.lang && review.lang !== locale ? review.lang : undefined
  return (
    <article>
      <Stars rating={rating} label={t('starsOf5', { stars: rating })} />
      {title && (
        <Heading lang={lang} className="mt-1 text-base font-semibold break-words">
          {title}
        </Heading>
      )}
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
        <span>{t('by', { name: authorName ?? t('anonymous'), day: formatDay(day, locale, 'full') })}</span>
        {isVerified && (
          <span className="inline-flex items-center gap-1 font-medium text-accent">
            <BadgeCheck aria-hidden size={16} />
            {t('verified')}
          </span>
        )}
        {fit && <span>{t(`fit.${fit}`)}</span>}
      </p>
      {text && (
        <p lang={lang} className="mt-2 max-w-prose break-words whitespace-pre-line">
          {text}
        </p>
      )}
      {pictures.length > 0 && <Pictures locale={locale} pictures={pictures} />}
    </article>
  )
}

function Pictures({ locale, pictures }: { locale: Locale; pictures: PublishedReview['pictures'] }) {
  const t = translatorFor(locale, 'reviews')
  const words = { close: t('lightbox.close'), previous: t('lightbox.previous'), next: t('lightbox.next') }
  const large = pictures.map(({ filename, width, height }, index) => ({
    src: pictureUrl(filename),
    alt: t('picture', { number: index + 1 }),
    caption: null,
    width,
    height,
  }))
  return (
    <Lightbox words={words} pictures={large}>
      <ul className="mt-3 flex gap-2 overflow-x-auto">
        {pictures.map(({ filename, small }, index) => (
          <li key={filename} className="shrink-0">
            <a href={pictureUrl(filename)} data-picture={index} className="block overflow-hidden rounded-sm">
              <img
                src={pictureUrl(small)}
                alt={t('picture', { number: index + 1 })}
                width={96}
                height={96}
                loading="lazy"
                decoding="async"
              />
            </a>
          </li>
        ))}
      </ul>
    </Lightbox>
  )
}

/** Who may review, and how reviews are checked, must be stated (directive 2005/29/EC, article 7(6)). */
export function ReviewRule({ locale }: { locale: Locale }) {
  return (
    <p className="mt-2 text-sm text-ink-soft">
      {translatorFor(locale, 'reviews').rich('rule', {
        rules: (words) => (
          <IntentLink
            href={localePath(locale, shopPaths.reviewRules)}
            className="inline-flex min-h-6 items-center text-accent underline"
          >
            {words}
          </IntentLink>
        ),
      })}
    </p>
  )
}

function Stars({ rating, label }: { rating: number; label: string }) {
  return (
    <p className="flex gap-0.5">
      <span className="sr-only">{label}</span>
      {stars.map((star) => (
        <Star
          key={star}
          aria-hidden
          size={18}
          className={cx(star <= rating ? 'fill-accent text-accent' : 'text-line-strong')}
        />
      ))}
    </p>
  )
}
