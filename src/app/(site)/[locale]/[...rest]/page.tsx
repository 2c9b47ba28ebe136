import type { Metadata } from 'next'
import { blockComponents } from '@/app/blocks'
import { PageView } from '@/features/content/pages/components/page-view'
import { findPage, pathOfSegments } from '@/features/content/pages/data'
import { missingMetadata } from '@/features/site/errors/not-found'
import { openPage } from '@/features/site/redirects/open-page'
import { blogFeeds, pageMetadata } from '@/features/site/seo/metadata'
import { isLocale } from '@/i18n/routing'
import { MissingPage } from '../missing-page'

type Props = { params: Promise<{ locale: string; rest: string[] }> }

/** Static, because a dynamic page sends its status before it is known. */
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, rest } = await params
  if (!isLocale(locale)) return {}
  const page = await findPage(rest, locale)
  if (!page) return missingMetadata(locale)
  return pageMetadata({
    locale,
    path: `/${page.slug}`,
    title: page.title,
    description: page.summary ?? undefined,
    image: `/files/share/${locale}/page/${page.slug}.png`,
    index: !page.hiddenFromSearch,
    feeds: page.blocks?.some(({ blockType }) => blockType === 'post-list' || blockType === 'post') && blogFeeds(locale),
  })
}

export default async function AnyPage({ params }: Props) {
  const { locale: language, rest } = await params
  const path = pathOfSegments(rest)
  const locale = await openPage(language, path)
  const page = await findPage(rest, locale)
  if (!page) return <MissingPage path={path} />
  return <PageView page={page} locale={locale} components={blockComponents} />
}
