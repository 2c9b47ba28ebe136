import type { Locale } from '@/i18n/routing'

type Size = { filename?: string | null; width?: number | null }

/** A picture of the CMS. A bare id is one that has been deleted. */
export type MediaFile =
  | {
      filename?: string | null
      width?: number | null
      height?: number | null
      alt?: string | null
      mimeType?: string | null
      lang?: Locale
      sizes?: { card?: Size; wide?: Size }
    }
  | string
  | null
  | undefined

type Props = {
  media: MediaFile
  /** As of the `sizes` of an image. */
  sizes: string
  priority?: boolean
  /** Without alternative text, where the text beside it says the same. */
  decorative?: boolean
  className?: string
}

export const mediaUrl = (filename: string) => `/files/media/${encodeURIComponent(filename)}`

/** Whether there is a picture: it may have been deleted. */
export const isShown = (media: MediaFile): boolean => Boolean(media && typeof media === 'object' && media.filename)

export function MediaPicture({ media, sizes, priority = false, decorative = false, className }: Props) {
  if (!media || typeof media === 'string' || !media.filename) return null
  const { filename, width, height, alt, lang } = media
  const largest = media.sizes?.wide?.filename ? media.sizes.wide : { filename, width }
  const made = [media.sizes?.card, largest].flatMap((size) =>
    size?.filename && size.width ? [`${mediaUrl(size.filename)} ${size.width}w`] : [],
  )
  return (
    <img
      src={mediaUrl(media.sizes?.wide?.filename ?? filename)}
      srcSet={made.length > 0 ? made.join(', ') : undefined}
      sizes={made.length > 0 ? sizes : undefined}
      width={width ?? undefined}
      height={height ?? undefined}
      alt={decorative ? '' : (alt ?? '')}
      lang={decorative ? undefined : lang}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      // Decoded later, the first picture would be a paint of its own, and the page's largest.
      decoding={priority ? 'sync' : 'async'}
      className={className}
    />
  )
}
