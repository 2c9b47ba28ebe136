'use client'

import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { cx } from './cx'

type Props = { labels: { back: string; forward: string }; columns: string; children: ReactNode }

const arrow =
  'absolute top-(--arrow-top,40%) z-10 hidden size-11 -translate-y-1/2 place-items-center rounded-full bg-surface text-ink shadow-high transition-opacity hover:text-accent disabled:pointer-events-none disabled:opacity-0 md:pointer-fine:grid'

/** The moving part of a shelf: snaps under a finger, has arrows for a mouse, and the arrow keys walk along the cards. */
export function ShelfScroller({ labels, columns, children }: Props) {
  const row = useRef<HTMLUListElement>(null)
  const [more, setMore] = useState({ back: false, forward: false })

  useEffect(() => {
    const list = row.current
    if (!list) return
    const look = () => {
      const rest = list.scrollWidth - list.clientWidth - list.scrollLeft
      setMore({ back: list.scrollLeft > 8, forward: rest > 8 })
    }
    look()
    const watcher = new ResizeObserver(look)
    watcher.observe(list)
    list.addEventListener('scroll', look, { passive: true })
    return () => {
      watcher.disconnect()
      list.removeEventListener('scroll', look)
    }
  }, [])

  const move = (direction: 1 | -1) =>
    row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.8, behavior: 'smooth' })

  const walk = (event: KeyboardEvent<HTMLUListElement>) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
    const card = event.target instanceof Element ? event.target.closest('li') : null
    const next = event.key === 'ArrowRight' ? card?.nextElementSibling : card?.previousElementSibling
    const link = next?.querySelector('a')
    if (!link) return
    event.preventDefault()
    link.focus()
  }

  return (
    <div className="relative">
      <ul
        ref={row}
        onKeyDown={walk}
        className={cx(
          'shelf-row -mx-(--gutter) grid grid-flow-col gap-4 overflow-x-auto overscroll-x-contain px-(--gutter) pt-2 pb-6 scrollbar-none md:gap-6',
          'snap-x snap-mandatory scroll-px-(--gutter) motion-reduce:scroll-auto',
          columns,
        )}
      >
        {children}
      </ul>
      <button
        type="button"
        aria-label={labels.back}
        disabled={!more.back}
        onClick={() => move(-1)}
        className={cx(arrow, '-left-4')}
      >
        <ChevronLeft aria-hidden size={22} />
      </button>
      <button
        type="button"
        aria-label={labels.forward}
        disabled={!more.forward}
        onClick={() => move(1)}
        className={cx(arrow, '-right-4')}
      >
        <ChevronRight aria-hidden size={22} />
      </button>
    </div>
  )
}
