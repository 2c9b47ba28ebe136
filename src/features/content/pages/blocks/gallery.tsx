import type {
  CarouselBlock,
  CarouselShowcaseBlock,
  CobbleGridBlock,
  CollageGridBlock,
  GalleryBlock,
  MasonryGridBlock,
} from '@payload-types'
import type { CSSProperties } from 'react'
import { Carousel } from '@/design/carousel'
import { cx } from '@/design/cx'
import { Lightbox } from '@/design/lightbox'
import { isShown, type MediaFile, MediaPicture, mediaUrl } from '@/design/media-picture'
import { Section } from '@/design/section'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { BlockProps } from '@/lib/block-types'
import { TextLink } from '../components/block-links'
import { itemHeading, slideNames, slideWords } from '../rich-text'

type Props = BlockProps<CarouselBlock> | BlockProps<CarouselShowcaseBlock>

function Slides({ block, locale }: Props) {
  const Heading = itemHeading(block)
  const t = translatorFor(locale, 'pages')
  const slides = block.slides ?? []
  const showcase = block.blockType === 'carousel-showcase'
  return (
    <Section {...block} full={showcase}>
      <Carousel
        words={slideWords(t, block.heading, locale)}
        autoplay={block.autoplay ?? false}
        names={slideNames(t, slides)}
        className={showcase ? 'carousel-showcase' : undefined}
      >
        {slides.map(({ id, image, heading, text, label, to, lang }, at) => (
          <li key={id ?? at} lang={lang}>
            <div className="slide">
              <MediaPicture
                media={image}
                sizes={showcase ? '80vw' : '100vw'}
                priority={at === 0}
                decorative={Boolean(heading)}
              />
              <div className="slide-words">
                {heading && <Heading className="text-2xl md:text-4xl">{heading}</Heading>}
                {text && <p className="mt-2 max-w-prose whitespace-pre-line text-ink-soft">{text}</p>}
                <TextLink label={label} to={to} locale={locale} className="mt-3" />
              </div>
            </div>
          </li>
        ))}
      </Carousel>
    </Section>
  )
}

export const CarouselSlides = (props: BlockProps<CarouselBlock>) => <Slides {...props} />
export const CarouselShowcase = (props: BlockProps<CarouselShowcaseBlock>) => <Slides {...props} />

const counts = { columns2: 2, columns3: 3, columns4: 4 }
const half = '(width < 48rem) 50vw, 33vw'

export function Gallery({ block, locale }: BlockProps<GalleryBlock>) {
  if (!block.pictures?.some(({ image }) => isShown(image))) return null
  const columns = counts[block.columns ?? 'columns3']
  return (
    <Section {...block}>
      <PictureGrid pictures={block.pictures ?? []} locale={locale} arrangement="even" columns={columns} sizes={half} />
    </Section>
  )
}

export function MasonryGrid({ block, locale }: BlockProps<MasonryGridBlock>) {
  if (!block.pictures?.some(({ image }) => isShown(image))) return null
  const columns = counts[block.columns ?? 'columns3']
  return (
    <Section {...block}>
      <PictureGrid
        pictures={block.pictures ?? []}
        locale={locale}
        arrangement="masonry"
        columns={columns}
        sizes={half}
      />
    </Section>
  )
}

export function CobbleGrid({ block, locale }: BlockProps<CobbleGridBlock>) {
  if (!block.pictures?.some(({ image }) => isShown(image))) return null
  const arrangement = block.arrangement === 'arrangement2' ? 'cobble-2' : 'cobble-1'
  return (
    <Section {...block}>
      <PictureGrid
        pictures={block.pictures ?? []}
        locale={locale}
        arrangement={arrangement}
        sizes="(width < 48rem) 66vw, 40vw"
      />
    </Section>
  )
}

export function CollageGrid({ block, locale }: BlockProps<CollageGridBlock>) {
  if (!block.pictures?.some(({ image }) => isShown(image))) return null
  const arrangement = block.arrangement === 'arrangement2' ? 'collage-2' : 'collage-1'
  return (
    <Section {...block}>
      <PictureGrid
        pictures={block.pictures ?? []}
        locale={locale}
        arrangement={arrangement}
        sizes="(width < 48rem) 100vw, 50vw"
      />
    </Section>
  )
}

type Row = { id?: string | null; image?: MediaFile; caption?: string | null; lang?: Locale }
type PictureGridProps = {
  pictures: Row[]
  locale: Locale
  arrangement: 'even' | 'masonry' | 'cobble-1' | 'cobble-2' | 'collage-1' | 'collage-2'
  columns?: number
  sizes: string
}

/** Rows whose picture was deleted are left out. */
export function PictureGrid({ pictures, locale, arrangement, columns = 3, sizes }: PictureGridProps) {
  const t = translatorFor(locale, 'pages')
  const shown = pictures.flatMap(({ image, ...row }) =>
    image && typeof image === 'object' && image.filename ? [{ ...row, image, filename: image.filename }] : [],
  )
  const large = shown.map(({ image, filename, caption, lang }) => ({
    src: mediaUrl(image.sizes?.wide?.filename ?? filename),
    alt: image.alt ?? '',
    altLang: image.lang ?? lang,
    caption: caption ?? null,
    lang,
    width: image.width ?? undefined,
    height: image.height ?? undefined,
  }))
  const style: CSSProperties & Record<'--columns', number> = { '--columns': columns }
  return (
    <Lightbox
      words={{ close: t('close'), previous: t('previous'), next: t('next'), image: t.raw('slide'), lang: locale }}
      pictures={large}
    >
      <ul className={cx('picture-grid', `picture-grid-${arrangement}`)} style={style}>
        {shown.map(({ id, image, filename, caption, lang }, at) => (
          <li key={id ?? filename} style={proportion(image)}>
            <figure>
              <a href={mediaUrl(filename)} data-picture={at}>
                <MediaPicture media={image} sizes={sizes} decorative />
                <span className="sr-only">
                  <span lang={locale}>{t('enlarge', { name: '' })}</span>
                  {image.alt || caption ? (
                    <span lang={image.alt ? (image.lang ?? lang) : lang}>{image.alt || caption}</span>
                  ) : (
                    <span lang={locale}>{t('picture', { number: at + 1 })}</span>
                  )}
                </span>
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
