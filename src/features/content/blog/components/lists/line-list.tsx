import { formatDay } from '@/design/format'
import { PostTags } from '../post-tags'
import { PostWords } from './post-words'
import type { ListProps } from './types'

/** A table of contents: the day and the title. */
export function LineList({ posts, ...words }: ListProps) {
  return (
    <ul className="post-lines">
      {posts.map((post) => (
        <li key={post.id} lang={post.lang} className="post-card">
          <p lang={words.locale} className="text-sm text-ink-soft md:pt-1">
            <time dateTime={post.publishedOn}>{formatDay(post.publishedOn, words.locale, 'full')}</time>
          </p>
          <div className="grid gap-2">
            <PostWords post={post} {...words} size="text-xl md:text-2xl" meta={false} />
            {words.terms && <PostTags tags={post.tags} locale={words.locale} className="post-line-tags" />}
          </div>
        </li>
      ))}
    </ul>
  )
}
