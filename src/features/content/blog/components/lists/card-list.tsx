import { cx } from '@/design/cx'
import { PostCover } from '../post-cover'
import { PostWords } from './post-words'
import type { ListProps } from './types'

/** Cards beside each other, as many as there is room for. */
export function CardList({ posts, columns, ...words }: ListProps & { columns: 2 | 3 }) {
  return (
    <ul className={cx('post-cards', columns === 3 && 'post-cards-3')}>
      {posts.map((post) => (
        <li key={post.id} lang={post.lang} className="post-card">
          <div className={cx('post-frame', columns === 3 ? 'aspect-4/3' : 'aspect-16/9')}>
            <PostCover
              cover={post.cover}
              sizes={columns === 3 ? '(width < 48rem) 100vw, 33vw' : '(width < 48rem) 100vw, 50vw'}
            />
          </div>
          <div className="mt-4 grid gap-2">
            <PostWords post={post} {...words} size={columns === 3 ? 'text-xl' : 'text-xl md:text-2xl'} />
          </div>
        </li>
      ))}
    </ul>
  )
}
