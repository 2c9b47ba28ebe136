import { cx } from '@/design/cx'
import type { Locale } from '@/i18n/routing'
import type { PostDetail } from '../types'
import { PostKicker } from './post-kicker'
import { PostMeta } from './post-meta'

type Props = {
  post: PostDetail
  locale: Locale
  heading: 'h1' | 'h2'
  /** The class names for the size of the title. */
  size?: string
  className?: string
}

/** The head of a post: title, author and date. */
export function PostHead({
  post,
  locale,
  heading: Heading,
  size = 'text-3xl md:text-4xl lg:text-5xl',
  className,
}: Props) {
  return (
    <header className={cx('grid gap-4', className)}>
      <PostKicker category={post.category} locale={locale} />
      <Heading className={size}>{post.title}</Heading>
      {post.summary && <p className="text-lg text-pretty text-ink-soft">{post.summary}</p>}
      <PostMeta post={post} locale={locale} />
    </header>
  )
}
