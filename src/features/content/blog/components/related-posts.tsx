import { formatDay } from '@/design/format'
import { IntentLink } from '@/design/intent-link'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { postHref } from '../paths'
import type { PostCard } from '../types'
import { PostCover } from './post-cover'

type Props = { posts: PostCard[]; locale: Locale; heading: 'h2' | 'h3' }

/** Related posts, by their titles alone. */
export function RelatedPosts({ posts, locale, heading: Heading }: Props) {
  if (posts.length === 0) return null
  const t = translatorFor(locale, 'blog')
  return (
    <aside aria-label={t('related')} className="page">
      <div className="border-t border-line py-10 md:py-14">
        <Heading className="mb-5 text-2xl">{t('related')}</Heading>
        <ul className="grid gap-5 md:grid-cols-3 lg:gap-8">
          {posts.map((post) => (
            <li
              key={post.id}
              lang={post.lang}
              className="group relative grid grid-cols-[7rem_1fr] items-center gap-4 md:grid-cols-1 md:content-start"
            >
              <PostCover
                cover={post.cover}
                sizes="(width < 48rem) 7rem, 30vw"
                className="aspect-3/2 w-full rounded-md"
              />
              <div className="min-w-0">
                <p className="font-semibold">
                  <IntentLink href={postHref(locale, post.slug)} className="cover-link group-hover:text-accent">
                    {post.title}
                  </IntentLink>
                </p>
                <p className="mt-1 text-sm text-ink-soft" lang={locale}>
                  <time dateTime={post.publishedOn}>{formatDay(post.publishedOn, locale, 'full')}</time>
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  )
}
