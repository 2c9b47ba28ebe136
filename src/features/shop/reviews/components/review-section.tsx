import { ButtonLink } from '@/design/button'
import type { ProductDetail } from '@/features/shop/goods/data'
import { reviewsAnchor } from '@/features/shop/goods/paths'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { reviewsPath } from '../paths'
import { getReviews, type Rating } from '../published'
import { ReviewList, ReviewRule } from './review-list'
import { ReviewSummary } from './review-summary'

type Props = { locale: Locale; product: ProductDetail; rating: Rating | null }

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
