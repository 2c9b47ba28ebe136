import type { Metadata } from 'next'
import { z } from 'zod'
import { ButtonLink } from '@/design/button'
import { Notice } from '@/design/notice'
import { AuthPanel } from '@/features/auth/components/auth-panel'
import { orderPath, trackingPath } from '@/features/shop/orders/paths'
import { PictureSection } from '@/features/shop/reviews/components/picture-section'
import { ReviewForm } from '@/features/shop/reviews/components/review-form'
import { ReviewRule } from '@/features/shop/reviews/components/review-list'
import { reviewFormWords, stateText } from '@/features/shop/reviews/form-words'
import { reviewPath } from '@/features/shop/reviews/paths'
import { pictureProblems } from '@/features/shop/reviews/pictures'
import { openReview } from '@/features/shop/reviews/reviewable'
import { openPage } from '@/features/site/redirects/open-page'
import { pageMetadata } from '@/features/site/seo/metadata'
import { isLocale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) return {}
  const t = translatorFor(locale, 'reviews.form')
  return pageMetadata({ locale, path: reviewPath, title: t('title'), description: t('description'), index: false })
}

const said = z.object({
  saved: z.enum(['written', 'unchanged', 'pictures']).nullable().catch(null),
  problem: z.enum(pictureProblems).nullable().catch(null),
})

export default async function ReviewPage({ params, searchParams }: Props) {
  const locale = await openPage((await params).locale, reviewPath)
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(await searchParams)) if (typeof value === 'string') query.set(name, value)
  const opened = await openReview(query)
  const t = translatorFor(locale, 'reviews.form')
  const form = translatorFor(locale, 'form')
  if (!opened?.line) {
    return (
      <AuthPanel title={t('title')} intro={opened ? form('problems.review-gone') : t('closed')}>
        <ButtonLink href={localePath(locale, opened ? orderPath(opened.opener) : trackingPath)} className="w-full">
          {t(opened ? 'toOrder' : 'findOrder')}
        </ButtonLink>
      </AuthPanel>
    )
  }
  const { line, opener, review } = opened
  const { saved, problem } = said.parse(Object.fromEntries(query))
  const goods = [line.title, line.colour, line.size].filter(Boolean).join(', ')
  return (
    <AuthPanel title={t('title')} intro={goods}>
      <div className="mb-5 space-y-3">
        {saved && <Notice tone="success">{t(`saved.${saved}`)}</Notice>}
        {problem && <Notice tone="problem">{form(`problems.${problem}`)}</Notice>}
        {line.isLocked && <Notice tone="problem">{form('problems.review-locked')}</Notice>}
        {review && !saved && <Notice tone="note">{stateText(review, locale)}</Notice>}
        <p className="text-sm text-ink-soft">{t(review?.status === 'published' ? 'again' : 'checked')}</p>
        <ReviewRule locale={locale} />
      </div>
      {!line.isLocked && (
        <ReviewForm locale={locale} opener={opener} line={line.line} {...reviewFormWords(review, locale)} />
      )}
      {review && (
        <PictureSection
          locale={locale}
          opened={{ ...opened, line }}
          problem={problem ? form(`problems.${problem}`) : undefined}
        />
      )}
      <ButtonLink variant="quiet" href={localePath(locale, orderPath(opener))} className="mt-6">
        {t('toOrder')}
      </ButtonLink>
    </AuthPanel>
  )
}
