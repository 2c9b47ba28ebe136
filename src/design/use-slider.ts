import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { Swiper } from 'swiper'
import type { SwiperOptions } from 'swiper/types'

/** Pixels and milliseconds (docs/product.md, section 6). */
const rules = { threshold: 5, speed: 300, longSwipesMs: 300 } satisfies SwiperOptions

/** Pixels of a short swipe that turns the slide. Swiper's `threshold` would delay the slide by the same distance. */
const swipeDistance = 40

type Frame = RefObject<HTMLElement | null>

/**
 * Makes a `.slider` draggable. Swiper is loaded only where there is a slider; until then, and without JavaScript, the
 * slides are a scrolling row. @param options has to be a constant
 */
export function useSwiper(frame: Frame, options: SwiperOptions): Swiper | null {
  const [swiper, setSwiper] = useState<Swiper | null>(null)
  useEffect(() => {
    let made: Swiper | null = null
    let gone = false
    const make = async () => {
      const { Swiper } = await import('swiper')
      const slides = slidesOf(frame.current)
      if (gone || !frame.current) return
      for (const slide of slides) slide.classList.add('swiper-slide')
      const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
      const initialSlide = slides.findLastIndex(
        (slide) => slide.parentElement && startOf(slide) <= slide.parentElement.scrollLeft + 1,
      )
      made = new Swiper(frame.current, {
        ...rules,
        ...(still && { speed: 0 }),
        initialSlide,
        slidesPerView: 'auto',
        ...options,
      })
      setSwiper(made)
    }
    void make()
    return () => {
      gone = true
      made?.destroy()
    }
  }, [frame, options])
  return swiper
}

export function useSlider(frame: Frame, options: SwiperOptions, start = 0) {
  const [at, setAt] = useState(start)
  const swiper = useSwiper(frame, options)
  const asked = useRef<number | null>(start || null)

  const go = useCallback(
    (index: number) => {
      if (swiper) swiper.slideTo(index)
      else {
        asked.current = index
        scrollTo(frame.current, index)
      }
      setAt(index)
    },
    [frame, swiper],
  )

  useEffect(() => scrollTo(frame.current, start), [frame, start])

  useEffect(() => {
    if (!swiper) return
    // Swiper begins where the row is, which has not come to what was asked for before.
    if (asked.current !== null) swiper.slideTo(asked.current, 0)
    const show = () => {
      const { activeElement } = document
      const shown = swiper.slides[swiper.activeIndex]
      const isLeft = swiper.wrapperEl.contains(activeElement) && !shown?.contains(activeElement)
      for (const [index, slide] of swiper.slides.entries()) slide.inert = index !== swiper.activeIndex
      // The focus would be lost with a link of the slide that is left, and the arrow keys with it.
      if (isLeft) shown?.querySelector<HTMLElement>('a[href], button')?.focus({ preventScroll: true })
      setAt(swiper.activeIndex)
    }
    show()
    swiper.on('slideChange', show)
    let from = 0
    swiper.on('touchStart', () => {
      from = swiper.touches.startX
    })
    swiper.on('touchEnd', () => {
      swiper.params.shortSwipes = Math.abs(swiper.touches.currentX - from) >= swipeDistance
    })
  }, [swiper])

  return { at, go }
}

const slidesOf = (frame: HTMLElement | null) =>
  [...(frame?.querySelector('.swiper-wrapper')?.children ?? [])].filter((slide) => slide instanceof HTMLElement)

const startOf = (slide: HTMLElement) => {
  const first = slide.parentElement?.firstElementChild
  return slide.offsetLeft - (first instanceof HTMLElement ? first.offsetLeft : 0)
}

function scrollTo(frame: HTMLElement | null, index: number) {
  const slide = slidesOf(frame)[index]
  slide?.parentElement?.scrollTo({ left: startOf(slide) })
}
