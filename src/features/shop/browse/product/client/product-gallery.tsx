'use client'

import { ChevronLeft, ChevronRight, Maximize2 } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import type { SwiperOptions } from 'swiper/types'
import { fill } from '@/design/cx'
import { IconButton } from '@/design/icon-button'
import type { LightboxWords } from '@/design/large-pictures'
import { Lightbox } from '@/design/lightbox'
import { useSlider, useSwiper } from '@/design/use-slider'
import type { ProductLayout } from '@/domain/layouts'
import { ZoomedImage } from '@/features/shop/goods/components/image-slider'
import type { ProductImage } from '@/features/shop/goods/data'
import { useVariantChoice } from './variant-choice'

type Props = {
  images: ProductImage[]
  byColour: { colour: string; images: ProductImage[] }[]
  layout: ProductLayout
  words: GalleryWords
}

/** Without scripts the pictures are a scrolling row of links. */
export function ProductGallery({ images, byColour, layout, words }: Props) {
  const { colour } = useVariantChoice()
  const own = byColour.find((pictures) => pictures.colour === colour)?.images ?? []
  const shown = own.length > 0 ? own : images
  if (shown.length === 0) return null
  const pictures = shown.map(({ url, alt }) => ({ src: url, alt, caption: null }))
  const Arrangement = arrangements[layout]
  return (
    <Lightbox words={words} pictures={pictures}>
      {/* Swiper takes over the server's list only once, so another colour needs a new element. */}
      <Arrangement key={shown[0]?.url} images={shown} words={words} />
    </Lightbox>
  )
}

type ArrangementProps = { images: ProductImage[]; words: GalleryWords }

const one: SwiperOptions = {}

function OneAtATime({ images, words }: ArrangementProps) {
  const frame = useRef<HTMLDivElement>(null)
  const { at, go } = useSlider(frame, one)
  const last = images.length - 1
  const turn = (by: number) => go(Math.min(Math.max(at + by, 0), last))
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') turn(-1)
    if (key === 'ArrowRight') turn(1)
  }
  return (
    <section aria-label={words.images} onKeyDown={onKeyDown} className="gallery-one">
      <div className="gallery-stage">
        <div ref={frame} className="slider">
          <ul className="swiper-wrapper">
            {images.map((image, index) => (
              <li key={image.url}>
                <GalleryPicture image={image} index={index} count={images.length} words={words} magnified />
              </li>
            ))}
          </ul>
        </div>
        {last > 0 && <Arrows words={words} atStart={at === 0} atEnd={at === last} onTurn={turn} />}
      </div>
      {last > 0 && (
        <ul className="gallery-thumbs scripted">
          {images.map(({ url, small }, index) => (
            <li key={url}>
              <button
                type="button"
                aria-label={nameOfPicture(words, index, images.length)}
                aria-current={index === at ? 'true' : undefined}
                onClick={() => go(index)}
              >
                <img src={small} alt="" loading="lazy" draggable={false} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <p aria-live="polite" className="sr-only">
        {nameOfPicture(words, at, images.length)}
      </p>
    </section>
  )
}

const many: SwiperOptions = { spaceBetween: 8, focusableElements: 'input' }

function Row({ images, words }: ArrangementProps) {
  const frame = useRef<HTMLDivElement>(null)
  const swiper = useSwiper(frame, many)
  return (
    <section aria-label={words.images} className="gallery-row">
      <div ref={frame} className="slider">
        <ul className="swiper-wrapper">
          {images.map((image, index) => (
            <li key={image.url}>
              <GalleryPicture image={image} index={index} count={images.length} words={words} />
            </li>
          ))}
        </ul>
      </div>
      {images.length > 1 && (
        <Arrows words={words} onTurn={(by) => (by > 0 ? swiper?.slideNext() : swiper?.slidePrev())} />
      )}
    </section>
  )
}

function Mosaic({ images, words }: ArrangementProps) {
  return (
    <section aria-label={words.images}>
      <ul className="gallery-mosaic">
        {images.map((image, index) => (
          <li key={image.url}>
            <GalleryPicture image={image} index={index} count={images.length} words={words} magnified />
          </li>
        ))}
      </ul>
    </section>
  )
}

type ArrowProps = { words: GalleryWords; atStart?: boolean; atEnd?: boolean; onTurn: (by: number) => void }

function Arrows({ words, atStart = false, atEnd = false, onTurn }: ArrowProps) {
  return (
    <div className="gallery-arrows scripted">
      <IconButton label={words.previous} aria-disabled={atStart} onClick={() => onTurn(-1)}>
        <ChevronLeft aria-hidden size={20} />
      </IconButton>
      <IconButton label={words.next} aria-disabled={atEnd} onClick={() => onTurn(1)}>
        <ChevronRight aria-hidden size={20} />
      </IconButton>
    </div>
  )
}

const arrangements = {
  default: OneAtATime,
  thumbnail: OneAtATime,
  'full-width': OneAtATime,
  carousel: Row,
  'grid-media': Mosaic,
} satisfies Record<ProductLayout, typeof Mosaic>

export type GalleryWords = LightboxWords & { images: string; image: string; maximize: string }

function nameOfPicture({ image }: GalleryWords, index: number, count: number): string {
  return fill(image, { number: index + 1, count })
}

type GalleryPictureProps = {
  image: ProductImage
  index: number
  count: number
  words: GalleryWords
  magnified?: boolean
}

function GalleryPicture({ image, index, count, words, magnified = false }: GalleryPictureProps) {
  const { url, small, alt } = image
  const first = index === 0
  const picture = {
    src: url,
    ...(small !== url && { srcSet: `${small} 640w, ${url} 1600w`, sizes: '(width < 48rem) 100vw, 50vw' }),
    loading: first ? ('eager' as const) : ('lazy' as const),
    fetchPriority: first ? ('high' as const) : ('auto' as const),
  }
  return (
    <a href={url} data-picture={index} className="gallery-picture">
      {magnified ? <ZoomedImage {...picture} alt={alt} /> : <img {...picture} alt={alt} draggable={false} />}
      <span className="sr-only">{`${words.maximize}: ${nameOfPicture(words, index, count)}`}</span>
      <Maximize2 aria-hidden size={18} className="gallery-maximize" />
    </a>
  )
}
