import type { Metadata } from 'next'
import { z } from 'zod'
import { Breadcrumbs } from '@/design/breadcrumbs'
import { FilterForm } from '@/design/filter-form'
import { EmptyState } from '@/design/notice'
import { Pagination } from '@/design/pagination'
import { Select } from '@/design/select'
import { stars } from '@/domain/review'
import { getProductDetail } from '@/features/shop/goods/data'
import { productPath, reviewsAnchor } from '@/features/shop/goods/paths'
import { ReviewList, ReviewRule } from '@/features/shop/reviews/components/review-list'
import { ReviewSummary } from '@/features/shop/reviews/components/review-section'
import { type ReviewQuestion, reviewSorts, reviewsPath } from '@/features/shop/reviews/paths'
import { getRating, getReviews, mostPages, reviewsOnPage } from '@/features/shop/reviews/published'
import { missingMetadata, pageNotFound } from '@/features/site/errors/not-found'
import { openPage } from '@/features/site/redirects/open-page'
import { listTitle } from '@/features/site/seo/list-title'
import { pageMetadata } from '@/features/site/seo/metadata'
import { isLocale, type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'

type Props = {
  params: Promise<{ locale: string; slug: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

const question = z.object({
  stars: z.coerce.number().pipe(z.int().min(1).max(5)).nullable().catch(null),
  sort: z.enum(reviewSorts).catch('newest'),
  page: z.coerce.number().pipe(z.int().min(1).max(mostPages)).catch(1),
})

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { locale, slug } = await params
  if (!isLocale(locale)) return {}
  const product = await getProductDetail(slug, locale)
  if (!product) return missingMetadata(locale)
  const t = translatorFor(locale, 'reviews')
  const { stars, sort, page } = question.parse(await searchParams)
  return pageMetadata({
    locale,
    path: productPath(slug),
    title: listTitle(locale, {
      title: t('of', { product: product.title }),
      choices: [stars && t('stars', { stars }), sort !== 'newest' && t(`sort.${sort}`)],
      page,
    }),
    description: t('description'),
    index: false,
  })
}

/** Rendered for each request, so that query strings cannot fill the cache. */
export default async function ReviewsPage({ params, searchParams }: Props) {
  const { locale: language, slug } = await params
  const locale = await openPage(language, productPath(slug))
  const product = await getProductDetail(slug, locale)
  if (!product) pageNotFound(productPath(slug))
  const path = reviewsPath(slug)
  const asked = question.parse(await searchParams)
  const [rating, reviews] = await Promise.all([getRating(product.id), getReviews(product.id, asked)])
  const t = translatorFor(locale, 'reviews')
  const layout = translatorFor(locale, 'layout')
  const toProduct = localePath(locale, productPath(slug))
  return (
    <div className="page max-w-4xl pt-4 pb-12 md:pt-6">
      <Breadcrumbs
        label={layout('breadcrumbs')}
        crumbs={[
          { href: localePath(locale, '/'), label: layout('home') },
          { href: toProduct, label: product.title, lang: product.lang },
          { href: localePath(locale, path), label: t('title') },
        ]}
      />
      <h1 className="mt-3 text-2xl break-words md:text-3xl">{t('of', { product: product.title })}</h1>
      <ReviewRule locale={locale} />
      {rating ? (
        <>
          <ReviewSummary locale={locale} slug={slug} rating={rating} chosen={asked.stars} />
          <Choices locale={locale} path={path} asked={asked} />
          {reviews.length > 0 ? (
            <ReviewList locale={locale} reviews={reviews} heading="h2" />
          ) : (
            <p className="py-8 text-ink-soft">{asked.stars ? t('noneOf', { stars: asked.stars }) : t('none')}</p>
          )}
          <Pages locale={locale} slug={slug} asked={asked} count={countOf(rating, asked.stars)} />
        </>
      ) : (
        <EmptyState title={t('none')} text={t('noneText')} />
      )}
      <p className="mt-8">
        <a href={`${toProduct}#${reviewsAnchor}`} className="inline-flex min-h-6 items-center text-accent underline">
          {t('toProduct')}
        </a>
      </p>
    </div>
  )
}

const countOf = ({ byStars, count }: { byStars: number[]; count: number }, of: number | null) =>
  of ? (byStars[of - 1] ?? 0) : count

function Choices({ locale, path, asked }: { locale: Locale; path: string; asked: ReviewQuestion }) {
  const t = translatorFor(locale, 'reviews')
  return (
    <FilterForm action={localePath(locale, path)} state={`${asked.stars} ${asked.sort}`} submitLabel={t('filter')}>
      <Select
        key={`stars ${asked.stars}`}
        name="stars"
        label={t('filterLabel')}
        hideLabel
        defaultValue={asked.stars ?? ''}
        options={[
          { value: '', label: t('allStars') },
          ...stars.toReversed().map((number) => ({ value: String(number), label: t('stars', { stars: number }) })),
        ]}
      />
      <Select
        key={`sort ${asked.sort}`}
        name="sort"
        label={t('sortLabel')}
        hideLabel
        defaultValue={asked.sort}
        options={reviewSorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
      />
    </FilterForm>
  )
}

type PagesProps = { locale: Locale; slug: string; asked: ReviewQuestion; count: number }

function Pages({ locale, slug, asked, count }: PagesProps) {
  const t = translatorFor(locale, 'reviews')
  const last = Math.min(Math.ceil(count / reviewsOnPage), mostPages)
  const step = (page: number, label: string) => ({
    href: localePath(locale, reviewsPath(slug, { ...asked, page })),
    label,
  })
  return (
    <Pagination
      label={t('pages')}
      previous={asked.page > 1 ? step(asked.page - 1, t('previous')) : null}
      next={asked.page < last ? step(asked.page + 1, t('next')) : null}
    />
  )
}
