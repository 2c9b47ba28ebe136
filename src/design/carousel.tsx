'use client'

import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { SwiperOptions } from 'swiper/types'
import { cx } from './cx'
import { IconButton } from './icon-button'
import { useSlider } from './use-slider'

/** Milliseconds (docs/product.md, section 6). */
const interval = 5000

/** `lang` is theirs, for controls below texts in another language. */
export type CarouselWords = {
  lang: string
  label: string
  previous: string
  next: string
  pause: string
  play: string
}

type Props = {
  words: CarouselWords
  autoplay?: boolean
  names: { name: string; thumb?: ReactNode }[]
  className?: string
  children: ReactNode
}

const options: SwiperOptions = { rewind: true, centeredSlides: true, spaceBetween: 16 }

export function Carousel({ words, autoplay = false, names, className, children }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const { at, go } = useSlider(frame, options)
  const [running, setRunning] = useState(false)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const held = hovered || focused
  const count = names.length
  const turn = (by: number) => go((at + by + count) % count)

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') turn(-1)
    if (key === 'ArrowRight') turn(1)
  }

  useEffect(() => {
    setRunning(autoplay && !window.matchMedia('(prefers-reduced-motion: reduce)').matches)
  }, [autoplay])

  // Swiper's own autoplay runs at every animation frame, and stops for good where nothing moves.
  useEffect(() => {
    if (!running || held || count < 2) return
    const timer = setInterval(() => document.hidden || go((at + 1) % count), interval)
    return () => clearInterval(timer)
  }, [running, held, count, at, go])

  return (
    <section
      aria-label={words.label}
      className={cx('carousel', className)}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={onKeyDown}
    >
      <div ref={frame} className="slider">
        <ul className="swiper-wrapper" aria-live={running && !held ? 'off' : 'polite'}>
          {children}
        </ul>
      </div>
      <div lang={words.lang} className="carousel-controls scripted">
        <IconButton label={words.previous} onClick={() => turn(-1)}>
          <ChevronLeft aria-hidden size={22} />
        </IconButton>
        <ol className="carousel-dots">
          {names.map(({ name, thumb }, index) => (
            <li key={name}>
              <button
                type="button"
                aria-label={name}
                aria-current={index === at ? 'true' : undefined}
                onClick={() => go(index)}
                className={thumb ? 'carousel-thumb' : 'carousel-dot'}
              >
                {thumb}
              </button>
            </li>
          ))}
        </ol>
        <IconButton label={words.next} onClick={() => turn(1)}>
          <ChevronRight aria-hidden size={22} />
        </IconButton>
        {autoplay && (
          <IconButton label={running ? words.pause : words.play} onClick={() => setRunning(!running)}>
            {running ? <Pause aria-hidden size={20} /> : <Play aria-hidden size={20} />}
          </IconButton>
        )}
      </div>
    </section>
  )
}
