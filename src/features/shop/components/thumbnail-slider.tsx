'use client'

import { useEffect, useRef } from 'react'
import { useSwipe } from '@/design/use-swipe'
import type { ProductImage } from '../types'

/** Pixels of a swipe over the small pictures (product spec, section 6). */
const threshold = 5

type Props = {
  images: ProductImage[]
  current: number
  nameOf: (index: number) => string
  onChoose: (index: number) => void
}

/** Small pictures, three of them visible at a time; the strip follows what is shown above, and a swipe over it turns that. */
export function ThumbnailSlider({ images, current, nameOf, onChoose }: Props) {
  const strip = useRef<HTMLUListElement>(null)
  const isSwiped = useRef(false)
  const swipe = useSwipe((direction) => {
    isSwiped.current = true
    onChoose(Math.min(Math.max(current + direction, 0), images.length - 1))
  }, threshold)
  useEffect(() => {
    const list = strip.current
    const chosen = list?.children[current]
    if (!list || !(chosen instanceof HTMLElement)) return
    list.scrollTo({ left: chosen.offsetLeft - (list.clientWidth - chosen.clientWidth) / 2 })
  }, [current])
  const choose = (index: number) => {
    // The click that ends a swipe of a pen chooses nothing; a swipe of a finger ends with none.
    if (!isSwiped.current) onChoose(index)
  }
  return (
    <ul
      ref={strip}
      className="product-thumbnails"
      onPointerDownCapture={() => {
        isSwiped.current = false
      }}
      {...swipe}
    >
      {images.map(({ url, small }, index) => (
        <li key={url}>
          <button
            type="button"
            aria-label={nameOf(index)}
            aria-current={index === current ? 'true' : undefined}
            onClick={() => choose(index)}
            className="block aspect-square w-full overflow-hidden rounded-sm bg-sunken"
          >
            <img src={small} alt="" draggable={false} className="size-full object-cover" />
          </button>
        </li>
      ))}
    </ul>
  )
}
