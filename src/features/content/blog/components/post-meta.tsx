import { formatDay } from '@/design/format'
import { IntentLink } from '@/design/intent-link'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { listHref } from '../paths'
import type { PostCard } from '../types'
import { FormatMark } from './format-mark'

type Props = { post: PostCard; locale: Locale; author?: boolean }

/** Who wrote it, when, and how long it takes to read. */
export function PostMeta({ post, locale, author = true }: Props) {
  const t = translatorFor(locale, 'blog')
  return (
    <ul className="post-meta">
      {author && post.author && (
        <li>
          <IntentLink
            href={listHref(locale, 'author', post.author.slug)}
            lang={post.author.lang}
            className="font-semibold text-ink hover:text-accent hover:underline"
          >
            {post.author.name}
          </IntentLink>
        </li>
      )}
      <li>
        <time dateTime={post.publishedOn}>{formatDay(post.publishedOn, locale, 'full')}</time>
      </li>
      <li>{t('minutes', { count: post.minutes })}</li>
      <FormatMark format={post.format} name={t('formats', { format: post.format })} />
    </ul>
  )
}
