'use client'

import { useEffect, useRef } from 'react'
import type { SwiperOptions } from 'swiper/types'
import { useSwiper } from '@/design/use-slider'
import type { ProductImage } from '../data'

/** `focusableElements` is limited to inputs, so that the strip follows also while a button has the focus. */
const options: SwiperOptions = {
  slidesPerView: 3,
  spaceBetween: 8,
  centeredSlides: true,
  centeredSlidesBounds: true,
  focusableElements: 'input',
}

type Props = {
  images: ProductImage[]
  current: number
  nameOf: (index: number) => string
  onChoose: (index: number) => void
}

/** The strip follows the main picture, and a swipe over the strip turns the main picture. */
export function ThumbnailSlider({ images, current, nameOf, onChoose }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const swiper = useSwiper(frame, options)

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
