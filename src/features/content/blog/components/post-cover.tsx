import { Newspaper } from 'lucide-react'
import { cx } from '@/design/cx'
import { type MediaFile, MediaPicture } from '@/design/media-picture'

type Props = { cover: MediaFile; sizes: string; priority?: boolean; className?: string }

/** The picture of a post, decorative because the title stands beside it; a drawing where it has none. */
export function PostCover({ cover, sizes, priority = false, className }: Props) {
  if (cover && typeof cover === 'object' && cover.filename) {
    return (
      <MediaPicture
        media={cover}
        sizes={sizes}
        priority={priority}
        decorative
        className={cx('post-picture', className)}
      />
    )
  }
  return (
    <div className={cx('post-picture grid place-items-center bg-accent-soft text-accent', className)}>
      <Newspaper aria-hidden size={40} strokeWidth={1.25} />
    </div>
  )
}
