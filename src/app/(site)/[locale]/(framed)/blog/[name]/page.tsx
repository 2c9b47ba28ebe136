import type { Metadata } from 'next'
import { PostView } from '@/features/content/blog/components/post-view'
import { getPost, getRelatedPosts } from '@/features/content/blog/data'
import { blogPosting } from '@/features/content/blog/feeds'
import { blogPath, postPath } from '@/features/content/blog/paths'
import { missingMetadata } from '@/features/site/errors/not-found'
import { openPage } from '@/features/site/redirects/open-page'
import { breadcrumbList, JsonLd } from '@/features/site/seo/json-ld'
import { blogFeeds, pageMetadata } from '@/features/site/seo/metadata'
import { isLocale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { MissingPage } from '../../../missing-page'

type Props = { params: Promise<{ locale: string; name: string }> }

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, name } = await params
  if (!isLocale(locale)) return {}
  const post = await getPost(name, locale)
  if (!post) return missingMetadata(locale)
  return pageMetadata({
    locale,
    path: postPath(name),
    title: post.title,
    description: post.summary || undefined,
    image: `/files/share/${locale}/post/${post.slug}.png`,
    publishedOn: post.publishedOn,
    feeds: blogFeeds(locale),
  })
}

export default async function PostPage({ params }: Props) {
  const { locale: language, name } = await params
  const path = postPath(name)
  const locale = await openPage(language, path)
  const post = await getPost(name, locale)
  if (!post) return <MissingPage path={path} />
  const t = translatorFor(locale, 'blog')
  const layout = translatorFor(locale, 'layout')
  const related = await getRelatedPosts(post.id, locale)
  const crumbs = [
    { name: layout('home'), path: '/' },
    { name: t('title'), path: blogPath },
    { name: post.title, path },
  ]
  return (
    <>
      <JsonLd data={blogPosting(locale, post)} />
      <JsonLd data={breadcrumbList(locale, crumbs)} />
      <PostView post={post} related={related} locale={locale} heading="h1" />
    </>
  )
}
