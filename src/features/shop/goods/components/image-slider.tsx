'use client'

import { ChevronLeft, ChevronRight, Maximize2 } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import type { SwiperOptions } from 'swiper/types'
import { IconButton } from '@/design/icon-button'
import { useSlider, useSwiper } from '@/design/use-slider'
import type { ProductImage } from '../data'

/** `focusableElements` is limited to inputs, so that the strip follows also while a button has the focus. */
const thumbnailOptions: SwiperOptions = {
  slidesPerView: 3,
  spaceBetween: 8,
  centeredSlides: true,
  centeredSlidesBounds: true,
  focusableElements: 'input',
}

type ThumbnailSliderProps = {
  images: ProductImage[]
  current: number
  nameOf: (index: number) => string
  onChoose: (index: number) => void
}

/** The strip follows the main picture, and a swipe over the strip turns the main picture. */
function ThumbnailSlider({ images, current, nameOf, onChoose }: ThumbnailSliderProps) {
  const frame = useRef<HTMLDivElement>(null)
  const swiper = useSwiper(frame, thumbnailOptions)

  useEffect(() => {
    swiper?.slideTo(current)
  }, [swiper, current])

  useEffect(() => {
    if (!swiper) return
    const turn = () => {
      const { swipeDirection } = swiper
      if (swipeDirection)
        onChoose(Math.min(Math.max(current + (swipeDirection === 'next' ? 1 : -1), 0), images.length - 1))
    }
    swiper.on('touchEnd', turn)
    return () => {
      swiper.off('touchEnd', turn)
    }
  }, [swiper, current, images.length, onChoose])

  return (
    <div ref={frame} className="slider product-thumbnails">
      <ul className="swiper-wrapper">
        {images.map(({ url, small }, index) => (
          <li key={url}>
            <button
              type="button"
              aria-label={nameOf(index)}
              aria-current={index === current ? 'true' : undefined}
              onClick={() => onChoose(index)}
              className="block aspect-square w-full overflow-hidden rounded-sm bg-sunken"
            >
              <img src={small} alt="" draggable={false} className="size-full object-cover" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

const zoom = 1.5

export function ZoomedImage({ alt, ...image }: ComponentProps<'img'> & { alt: string }) {
  const [point, setPoint] = useState<{ x: number; y: number } | null>(null)
  const follow = (event: PointerEvent<HTMLImageElement>) => {
    if (event.pointerType !== 'mouse') return
    // Measured on the frame, because the picture itself is scaled.
    const frame = event.currentTarget.parentElement?.getBoundingClientRect()
    if (!frame) return
    setPoint({
      x: ((event.clientX - frame.left) / frame.width) * 100,
      y: ((event.clientY - frame.top) / frame.height) * 100,
    })
  }
  return (
    <div className="size-full overflow-hidden">
      <img
        {...image}
        alt={alt}
        draggable={false}
        onPointerMove={follow}
        onPointerLeave={() => setPoint(null)}
        className="product-zoom"
        style={point ? { scale: zoom, transformOrigin: `${point.x.toFixed(1)}% ${point.y.toFixed(1)}%` } : undefined}
      />
    </div>
  )
}

export type SliderWords = { images: string; image: string; previous: string; next: string; maximize: string }

type Props = { images: ProductImage[]; words: SliderWords }

const options: SwiperOptions = {}

export function ImageSlider({ images, words }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const { at, go } = useSlider(frame, options)
  const last = images.length - 1
  const turn = (by: number) => go(Math.min(Math.max(at + by, 0), last))
  const nameOf = (index: number) =>
    words.image.replace('{number}', String(index + 1)).replace('{count}', String(images.length))

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') turn(-1)
    if (key === 'ArrowRight') turn(1)
  }
  return (
    <section aria-label={words.images} onKeyDown={onKeyDown}>
      <div ref={frame} className="slider overflow-clip rounded-md bg-sunken">
        <ul className="product-slides swiper-wrapper">
          {images.map((image, index) => (
            <li key={image.url} className="relative aspect-square">
              <ZoomedImage src={image.url} alt={image.alt} />
              <a
                href={image.url}
                target="_blank"
                rel="noopener"
                aria-label={`${words.maximize}: ${nameOf(index)}`}
                title={words.maximize}
                className="icon-button absolute top-2 right-2 bg-surface shadow-low"
              >
                <Maximize2 aria-hidden size={18} />
              </a>
            </li>
          ))}
        </ul>
        {last > 0 && (
          <div className="pointer-events-none absolute inset-x-2 bottom-2 z-1 flex justify-between *:pointer-events-auto">
            <IconButton
              label={words.previous}
              aria-disabled={at === 0}
              onClick={() => turn(-1)}
              className="bg-surface shadow-low aria-disabled:opacity-50"
            >
              <ChevronLeft aria-hidden size={20} />
            </IconButton>
            <IconButton
              label={words.next}
              aria-disabled={at === last}
              onClick={() => turn(1)}
              className="bg-surface shadow-low aria-disabled:opacity-50"
            >
              <ChevronRight aria-hidden size={20} />
            </IconButton>
          </div>
        )}
      </div>
      <p aria-live="polite" className="sr-only">
        {nameOf(at)}
      </p>
      {last > 0 && <ThumbnailSlider images={images} current={at} nameOf={nameOf} onChoose={go} />}
    </section>
  )
}
