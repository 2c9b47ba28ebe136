import { IntentLink } from '@/design/intent-link'
import { postHref } from '../../paths'
import type { PostCard } from '../../types'
import { PostKicker } from '../post-kicker'
import { PostMeta } from '../post-meta'
import type { ListProps } from './types'

type Props = Omit<ListProps, 'posts'> & { post: PostCard; size: string; meta?: boolean }

/** The text of a post in a list; its title links to the post. */
export function PostWords({ post, locale, heading: Heading, summaries, terms, size, meta = true }: Props) {
  return (
    <>
      {terms && <PostKicker category={post.category} locale={locale} />}
      <Heading className={`post-card-title ${size}`}>
        <IntentLink href={postHref(locale, post.slug)} className="cover-link">
          {post.title}
        </IntentLink>
      </Heading>
      {summaries && <p className="text-pretty text-ink-soft">{post.summary}</p>}
      {meta && <PostMeta post={post} locale={locale} />}
    </>
  )
}
