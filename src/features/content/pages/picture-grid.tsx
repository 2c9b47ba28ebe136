import type { CSSProperties } from 'react'
import { cx } from '@/design/cx'
import { Lightbox } from '@/design/lightbox'
import { type MediaFile, MediaPicture, mediaUrl } from '@/design/media-picture'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'

type Row = { id?: string | null; image?: MediaFile; caption?: string | null; lang?: Locale }
type Props = {
  pictures: Row[]
  locale: Locale
  arrangement: 'even' | 'masonry' | 'cobble-1' | 'cobble-2' | 'collage-1' | 'collage-2'
  columns?: number
  sizes: string
}

/** Pictures that open in a lightbox; rows whose picture was deleted are left out. */
export function PictureGrid({ pictures, locale, arrangement, columns = 3, sizes }: Props) {
  const t = translatorFor(locale, 'pages')
  const shown = pictures.flatMap(({ image, ...row }) =>
    image && typeof image === 'object' && image.filename ? [{ ...row, image, filename: image.filename }] : [],
  )
  const large = shown.map(({ image, filename, caption }) => ({
    src: mediaUrl(image.sizes?.wide?.filename ?? filename),
    alt: image.alt ?? '',
    caption: caption ?? null,
    width: image.width ?? undefined,
    height: image.height ?? undefined,
  }))
  const style: CSSProperties & Record<'--columns', number> = { '--columns': columns }
  return (
    <Lightbox words={{ close: t('close'), previous: t('previous'), next: t('next') }} pictures={large}>
      <ul className={cx('picture-grid', `picture-grid-${arrangement}`)} style={style}>
        {shown.map(({ id, image, filename, caption, lang }, at) => (
          <li key={id ?? filename} style={proportion(image)}>
            <figure>
              <a
                href={mediaUrl(filename)}
                data-picture={at}
                aria-label={t('enlarge', { name: image.alt || caption || t('picture', { number: at + 1 }) })}
              >
                <MediaPicture media={image} sizes={sizes} decorative />
              </a>
              {caption && <figcaption lang={lang}>{caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </Lightbox>
  )
}

function proportion({ width, height }: { width?: number | null; height?: number | null }) {
  const style: CSSProperties & Record<'--ratio', number> = { '--ratio': width && height ? width / height : 4 / 3 }
  return style
}
