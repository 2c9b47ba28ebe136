import { getNewestWhole } from '@/features/content/blog/data'
import { type FeedHead, postsInFeed } from '@/features/content/blog/feeds'
import type { PostDetail } from '@/features/content/blog/read-posts'
import { isLocale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'

export type FeedContext = { params: Promise<{ locale: string }> }

export async function readBlogFeed({ params }: FeedContext): Promise<{ head: FeedHead; posts: PostDetail[] } | null> {
  const { locale } = await params
  if (!isLocale(locale)) return null
  const t = translatorFor(locale, 'blog')
  const head = { locale, title: t('feedTitle'), description: t('feedDescription') }
  return { head, posts: await getNewestWhole(locale, postsInFeed) }
}
