import { cx } from '@/design/cx'
import { MediaPicture } from '@/design/media-picture'
import type { Author } from '../types'

/** The portrait of an author, or the first letter of the name. */
export function AuthorPicture({ author, className }: { author: Author; className?: string }) {
  const { portrait, name } = author
  if (portrait && typeof portrait === 'object') {
    return (
      <MediaPicture media={portrait} sizes="8rem" decorative className={cx('rounded-full object-cover', className)} />
    )
  }
  return (
    <span
      aria-hidden
      className={cx('grid place-items-center rounded-full bg-accent-soft text-2xl font-bold text-accent', className)}
    >
      {name.charAt(0)}
    </span>
  )
}
