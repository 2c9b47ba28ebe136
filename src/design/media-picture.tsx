import type { Locale } from '@/i18n/routing'

type Size = { filename?: string | null; width?: number | null }

/** A bare id refers to a deleted picture. */
export type MediaFile =
  | {
      filename?: string | null
      width?: number | null
      height?: number | null
      alt?: string | null
      mimeType?: string | null
      lang?: Locale
      /** Focal point for cropping, in percent from the left and top. */
      focalX?: number | null
      focalY?: number | null
      sizes?: { card?: Size; wide?: Size }
    }
  | string
  | null
  | undefined

type Props = {
  media: MediaFile
  sizes: string
  priority?: boolean
  decorative?: boolean
  className?: string
}

export const mediaUrl = (filename: string) => `/files/media/${encodeURIComponent(filename)}`

/** The file of an address made by `mediaUrl`. */
export const mediaFile = (url: string) => decodeURIComponent(url.slice(mediaUrl('').length))

export const isShown = (media: MediaFile): boolean => Boolean(media && typeof media === 'object' && media.filename)

function positionOf({ focalX, focalY }: { focalX?: number | null; focalY?: number | null }) {
  const [x, y] = [focalX ?? 50, focalY ?? 50]
  return x === 50 && y === 50 ? undefined : { objectPosition: `${x}% ${y}%` }
}

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
      // Decoded asynchronously, the first picture would be painted separately and delay the largest contentful paint.
      decoding={priority ? 'sync' : 'async'}
      className={className}
      style={positionOf(media)}
    />
  )
}
