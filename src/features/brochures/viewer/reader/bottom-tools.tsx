'use client'

import { BookOpen, LayoutGrid, Minus, Plus, ScanSearch } from 'lucide-react'
import { fill } from '@/design/cx'
import { formatPercent } from '@/design/format'
import type { PageRow } from '../lib/layout'
import { maxZoom, minZoom } from '../lib/zoom'
import type { ViewerLabels } from '../sent-brochure'
import { ToolButton, ToolGroup, useReading } from './tool-button'

type Switch = { on: boolean; toggle: () => void }
type Props = {
  quiet: boolean
  row: PageRow
  zoom: number
  pages: Switch
  offers: Switch | null
  spread: Switch | null
  onZoomStep: (direction: 1 | -1) => void
  onZoomReset: () => void
}

export function BottomTools({ quiet, row, zoom, pages, offers, spread, onZoomStep, onZoomReset }: Props) {
  const { brochure, labels } = useReading()
  return (
    <div className="pointer-events-none grid grid-cols-[1fr_auto_1fr] items-center gap-2 px-2 *:pointer-events-auto md:px-4">
      <ToolGroup quiet={quiet} className="justify-self-start">
        <ToolButton
          label={pages.on ? labels.hideThumbnails : labels.thumbnails}
          aria-expanded={pages.on}
          onClick={pages.toggle}
        >
          <LayoutGrid aria-hidden size={20} />
        </ToolButton>
        {offers && (
          <ToolButton label={labels.showOffers} pressed={offers.on} onClick={offers.toggle}>
            <ScanSearch aria-hidden size={20} />
          </ToolButton>
        )}
        {spread && (
          <ToolButton label={labels.spread} pressed={spread.on} onClick={spread.toggle}>
            <BookOpen aria-hidden size={20} />
          </ToolButton>
        )}
      </ToolGroup>
      <PageIndicator row={row} />
      <ToolGroup quiet={quiet} className="justify-self-end">
        <ToolButton
          label={labels.zoomOut}
          aria-keyshortcuts="-"
          aria-disabled={zoom <= minZoom}
          onClick={() => onZoomStep(-1)}
        >
          <Minus aria-hidden size={20} />
        </ToolButton>
        <button
          type="button"
          title={labels.zoomReset}
          aria-label={`${labels.zoomReset}, ${fill(labels.zoomLevel, { percent: Math.round(zoom * 100) })}`}
          aria-keyshortcuts="0"
          onClick={onZoomReset}
          className="hidden h-10 min-w-14 rounded-full px-1 text-sm font-medium tabular hover:bg-sunken sm:block"
        >
          {formatPercent(Math.round(zoom * 100) / 100, brochure.locale)}
        </button>
        <ToolButton
          label={labels.zoomIn}
          aria-keyshortcuts="+"
          aria-disabled={zoom >= maxZoom}
          onClick={() => onZoomStep(1)}
        >
          <Plus aria-hidden size={20} />
        </ToolButton>
      </ToolGroup>
    </div>
  )
}

function PageIndicator({ row }: { row: PageRow }) {
  const { brochure, labels } = useReading()
  const count = brochure.pages.length
  return (
    <p className="rounded-full bg-ink/90 px-3.5 py-2 text-sm font-semibold whitespace-nowrap text-paper tabular shadow-low">
      <span className="sr-only">{pageLabel(labels, row, count)}</span>
      <span aria-hidden data-testid="reader-page">
        {shortPageLabel(labels, row, count)}
      </span>
    </p>
  )
}

export function ReadingProgress({ row }: { row: PageRow }) {
  const { brochure, labels } = useReading()
  const page = (row.at(-1) ?? 0) + 1
  const count = brochure.pages.length
  return (
    <div
      role="progressbar"
      aria-label={labels.progress}
      aria-valuemin={1}
      aria-valuenow={page}
      aria-valuemax={count}
      aria-valuetext={pageLabel(labels, row, count)}
      className="absolute inset-x-0 bottom-0 h-1 bg-line"
    >
      <div
        className="h-full origin-left bg-accent transition-transform duration-200"
        style={{ transform: `scaleX(${page / count})` }}
      />
    </div>
  )
}

/** `5 / 24`, or for a double page `4–5 / 24`. */
function shortPageLabel(labels: ViewerLabels, row: PageRow, count: number): string {
  const [first, last] = ends(row)
  if (first === last) return fill(labels.shortPageOf, { page: first, count })
  return fill(labels.shortPagesOf, { first, last, count })
}

export function pageLabel(labels: ViewerLabels, row: PageRow, count: number): string {
  const [first, last] = ends(row)
  if (first === last) return fill(labels.pageOf, { page: first, count })
  return fill(labels.pagesOf, { first, last, count })
}

function ends(row: PageRow): [number, number] {
  return [(row[0] ?? 0) + 1, (row.at(-1) ?? 0) + 1]
}
