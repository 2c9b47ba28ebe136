'use client'

import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { cx } from './cx'
import { IconButton } from './icon-button'
import { useSwipe } from './use-swipe'

/** How long a slide stays (product spec, section 6), in milliseconds. */
const interval = 5000

export type CarouselWords = { label: string; previous: string; next: string; pause: string; play: string }

type Props = {
  words: CarouselWords
  autoplay?: boolean
  /** The name of each slide, with a thumbnail where slides are chosen by thumbnails. */
  names: { name: string; thumb?: ReactNode }[]
  className?: string
  /** As many `<li>` as there are names. */
  children: ReactNode
}

/**
 * One slide at a time, optionally advancing by itself; never for those who prefer reduced motion, nor while it is hovered or
 * has the focus. Without JavaScript the slides are a row that scrolls.
 */
export function Carousel({ words, autoplay = false, names, className, children }: Props) {
  const row = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  const [running, setRunning] = useState(false)
  const [held, setHeld] = useState(false)
  const count = names.length
  const go = (next: number) => setAt((next + count) % count)
  const swipe = useSwipe((direction) => go(at + direction))

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') go(at - 1)
    if (key === 'ArrowRight') go(at + 1)
  }

  useEffect(() => {
    setRunning(autoplay && !window.matchMedia('(prefers-reduced-motion: reduce)').matches)
  }, [autoplay])

  useEffect(() => {
    if (!running || held || count < 2) return
    const timer = setInterval(() => document.hidden || setAt((now) => (now + 1) % count), interval)
    return () => clearInterval(timer)
  }, [running, held, count])

  useEffect(() => {
    const list = row.current
    if (!list) return
    const show = (behavior: ScrollBehavior) => {
      const slides = [...list.children].filter((child) => child instanceof HTMLElement)
      for (const [index, slide] of slides.entries()) slide.inert = index !== at
      const current = slides[at]
      if (current) list.scrollTo({ left: current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2, behavior })
    }
    show('smooth')
    const watcher = new ResizeObserver(() => show('instant'))
    watcher.observe(list)
    return () => watcher.disconnect()
  }, [at])

  return (
    <section
      aria-roledescription={words.label}
      aria-label={words.label}
      className={cx('carousel', className)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={onKeyDown}
    >
      <ul ref={row} className="carousel-row" aria-live={running && !held ? 'off' : 'polite'} {...swipe}>
        {children}
      </ul>
      <div className="carousel-controls scripted">
        <IconButton label={words.previous} onClick={() => go(at - 1)}>
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
        <IconButton label={words.next} onClick={() => go(at + 1)}>
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
