import { cx } from '@/design/cx'
import type { Locale } from '@/i18n/routing'
import type { PostDetail } from '../types'
import { AuthorBox } from './author-box'
import { PostTags } from './post-tags'

type Props = { post: PostDetail; locale: Locale; className?: string }

/** The end of a post: its tags and its author. */
export function PostFoot({ post, locale, className }: Props) {
  return (
    <footer className={cx('mt-10 grid max-w-[42rem] gap-6', className)}>
      <PostTags tags={post.tags} locale={locale} />
      {post.author && <AuthorBox author={post.author} locale={locale} />}
    </footer>
  )
}
