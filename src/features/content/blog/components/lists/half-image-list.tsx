import { PostCover } from '../post-cover'
import { PostWords } from './post-words'
import type { ListProps } from './types'

/** Picture and text share the width, and alternate sides. */
export function HalfImageList({ posts, ...words }: ListProps) {
  return (
    <ul className="post-halves">
      {posts.map((post) => (
        <li key={post.id} lang={post.lang} className="post-card">
          <div className="post-frame aspect-4/3">
            <PostCover cover={post.cover} sizes="(width < 48rem) 100vw, 50vw" />
          </div>
          <div className="grid content-center gap-3">
            <PostWords post={post} {...words} size="text-2xl md:text-3xl" />
          </div>
        </li>
      ))}
    </ul>
  )
}
