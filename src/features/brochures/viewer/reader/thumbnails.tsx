'use client'

import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { cx, fill } from '@/design/cx'
import type { PageRow } from '../lib/layout'
import { pageImageUrl } from '../lib/page-image'
import { ToolButton, ToolGroup, useReading } from './tool-button'

export function Thumbnails({ row, onPick }: { row: PageRow; onPick: (page: number) => void }) {
  const { brochure, labels } = useReading()
  const strip = useRef<HTMLOListElement>(null)
  const current = row[0] ?? 0

  useEffect(() => {
    const list = strip.current
    const thumb = list?.children[current]
    if (!list || !(thumb instanceof HTMLElement)) return
    list.scrollTo({ left: thumb.offsetLeft - (list.clientWidth - thumb.offsetWidth) / 2 })
  }, [current])

  return (
    <nav aria-label={labels.pages} className="pointer-events-auto border-t border-line bg-surface shadow-high">
      <ol
        ref={strip}
        className="relative flex snap-x items-end gap-3 overflow-x-auto overscroll-contain px-4 pt-3 pb-2"
      >
        {brochure.pages.map((page, index) => (
          <li key={page.number} className="shrink-0 snap-center">
            <button
              type="button"
              aria-label={fill(labels.goTo, { page: index + 1 })}
              aria-current={row.includes(index) ? 'page' : undefined}
              onClick={() => onPick(index)}
              className="group grid justify-items-center gap-1"
            >
              <img
                src={pageImageUrl(page.image.base, 320)}
                alt=""
                width={page.image.width}
                height={page.image.height}
                loading="lazy"
                decoding="async"
                style={{ backgroundImage: `url("${page.image.placeholder}")` }}
                className={cx(
                  'h-24 w-auto rounded-[3px] bg-sunken bg-cover outline-offset-2 md:h-28',
                  'group-aria-[current]:outline-2 group-aria-[current]:outline-accent',
                )}
              />
              <span className="min-w-6 text-xs text-ink-soft tabular group-aria-[current]:font-bold group-aria-[current]:text-accent">
                {index + 1}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

type Props = { quiet: boolean; first: boolean; last: boolean; onTurn: (direction: 1 | -1) => void }

/** Large windows only; on a phone the thumb scrolls. */
export function TurnButtons({ quiet, first, last, onTurn }: Props) {
  const { labels } = useReading()
  return (
    <>
      <ToolGroup quiet={quiet} className="absolute top-1/2 left-4 z-2 hidden -translate-y-1/2 md:flex">
        <ToolButton label={labels.previous} aria-disabled={first} onClick={() => onTurn(-1)}>
          <ChevronLeft aria-hidden size={22} />
        </ToolButton>
      </ToolGroup>
      <ToolGroup quiet={quiet} className="absolute top-1/2 right-4 z-2 hidden -translate-y-1/2 md:flex">
        <ToolButton label={labels.next} aria-disabled={last} onClick={() => onTurn(1)}>
          <ChevronRight aria-hidden size={22} />
        </ToolButton>
      </ToolGroup>
    </>
  )
}
