import { ButtonLink } from '@/design/button'
import { IntentLink } from '@/design/intent-link'
import { fits, stars } from '@/domain/review'
import { Rating } from '@/features/shop/goods/components/rating'
import type { ProductDetail } from '@/features/shop/goods/data'
import { reviewsAnchor } from '@/features/shop/goods/paths'
import { getRatingWords } from '@/features/shop/goods/rating-words'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { reviewsPath } from '../paths'
import { type AverageRating, getReviews } from '../published'
import { ReviewList, ReviewRule } from './review-list'

type Props = { locale: Locale; product: ProductDetail; rating: AverageRating | null }

const shown = 5

export async function ReviewSection({ locale, product, rating }: Props) {
  const { id, slug, isSample } = product
  const t = translatorFor(locale, 'reviews')
  const reviews = rating ? await getReviews(id, { stars: null, sort: 'newest', page: 1 }) : []
  return (
    <section id={reviewsAnchor} aria-labelledby="reviews-title" className="mt-12 scroll-mt-24">
      <h2 id="reviews-title" className="text-xl">
        {t('title')}
      </h2>
      {!isSample && <ReviewRule locale={locale} />}
      {rating ? (
        <>
          <ReviewSummary locale={locale} slug={slug} rating={rating} />
          <ReviewList locale={locale} reviews={reviews.slice(0, shown)} heading="h3" />
          <ButtonLink variant="secondary" href={localePath(locale, reviewsPath(slug))}>
            {t('all', { count: rating.count })}
          </ButtonLink>
        </>
      ) : (
        <p className="mt-3 text-ink-soft">
          {isSample ? translatorFor(locale, 'products')('sampleReviews') : `${t('none')} ${t('noneText')}`}
        </p>
      )}
    </section>
  )
}

type ReviewSummaryProps = { locale: Locale; slug: string; rating: AverageRating; chosen?: number | null }

export function ReviewSummary({ locale, slug, rating, chosen = null }: ReviewSummaryProps) {
  const t = translatorFor(locale, 'reviews')
  const products = translatorFor(locale, 'products')
  const { average, byStars, count, fits: counts } = rating
  const words = getRatingWords({ rating: average, reviewCount: count }, locale)
  const all = counts.small + counts.true + counts.large
  const most = fits.reduce((first, fit) => (counts[fit] > counts[first] ? fit : first), 'true')
  return (
    <div className="review-summary">
      <div className="space-y-2">
        <p className="text-3xl font-semibold">{t('average', { rating: average })}</p>
        {words && <Rating words={words} />}
        {all > 0 && <p className="text-sm">{t(`fit.sum.${most}`, { part: counts[most], all })}</p>}
      </div>
      <ul aria-label={t('histogram')}>
        {stars.toReversed().map((number) => {
          const here = byStars[number - 1] ?? 0
          return (
            <li key={number}>
              <IntentLink
                href={localePath(locale, reviewsPath(slug, { stars: number }))}
                aria-current={number === chosen ? 'true' : undefined}
                className="review-bar"
              >
                <span>{t('stars', { stars: number })}</span>
                <span aria-hidden className="review-bar-track">
                  <span style={{ width: `${(here / count) * 100}%` }} />
                </span>
                <span aria-hidden className="tabular">
                  {here}
                </span>
                <span className="sr-only">{products('reviewCount', { count: here })}</span>
              </IntentLink>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
