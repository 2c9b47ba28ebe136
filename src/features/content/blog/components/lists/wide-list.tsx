import { PostCover } from '../post-cover'
import { PostWords } from './post-words'
import type { ListProps } from './types'

/** Each post is a wide picture with its text on it. */
export function WideList({ posts, ...words }: ListProps) {
  return (
    <ul className="post-wides">
      {posts.map((post) => (
        <li key={post.id} lang={post.lang} className="post-card">
          <div className="slide">
            <PostCover cover={post.cover} sizes="100vw" />
            <div className="slide-words grid gap-3">
              <PostWords post={post} {...words} size="text-2xl md:text-4xl" />
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}
