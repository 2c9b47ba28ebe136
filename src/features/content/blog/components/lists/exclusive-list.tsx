import { PostCover } from '../post-cover'
import { PostWords } from './post-words'
import type { ListProps } from './types'

/** The newest post large, the others small beside it. */
export function ExclusiveList({ posts: [first, ...others], ...words }: ListProps) {
  if (!first) return null
  // A few small ones must fill the height of the large one.
  const few = others.length <= 2
  return (
    <div className="post-exclusive">
      <div lang={first.lang} className="post-card">
        <div className="post-frame aspect-4/3">
          <PostCover cover={first.cover} sizes="(width < 64rem) 100vw, 60vw" />
        </div>
        <div className="mt-5 grid gap-3">
          <PostWords post={first} {...words} summaries size="text-2xl md:text-4xl" />
        </div>
      </div>
      <ul className={few ? 'post-few' : undefined}>
        {others.map((post) => (
          <li key={post.id} lang={post.lang} className="post-card">
            <div className={`post-frame ${few ? 'aspect-16/9' : 'aspect-square'}`}>
              <PostCover cover={post.cover} sizes={few ? '(width < 64rem) 100vw, 35vw' : '8rem'} />
            </div>
            <div className="grid gap-1.5">
              <PostWords post={post} {...words} summaries={false} size="text-lg" meta={false} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
