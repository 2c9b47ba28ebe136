'use client'

import { BookOpen, LayoutGrid, Minus, Plus, ScanSearch } from 'lucide-react'
import { fill } from '@/design/fill'
import type { Row } from '../lib/rows'
import { maxZoom, minZoom } from '../lib/zoom'
import { PageIndicator } from './page-indicator'
import { useReading } from './reader-context'
import { ToolButton } from './tool-button'
import { ToolGroup } from './tool-group'

type Switch = { on: boolean; toggle: () => void }
type Props = {
  quiet: boolean
  row: Row
  zoom: number
  pages: Switch
  offers: Switch | null
  spread: Switch | null
  onZoomStep: (direction: 1 | -1) => void
  onZoomReset: () => void
}

/** Along the lower edge, within reach of a thumb: pages, offers, the page number, zoom. */
export function BottomTools({ quiet, row, zoom, pages, offers, spread, onZoomStep, onZoomReset }: Props) {
  const { labels } = useReading()
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
          <ToolButton
            label={offers.on ? labels.hideOffers : labels.showOffers}
            pressed={offers.on}
            onClick={offers.toggle}
          >
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
          disabled={zoom <= minZoom}
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
          {Math.round(zoom * 100)} %
        </button>
        <ToolButton
          label={labels.zoomIn}
          aria-keyshortcuts="+"
          disabled={zoom >= maxZoom}
          onClick={() => onZoomStep(1)}
        >
          <Plus aria-hidden size={20} />
        </ToolButton>
      </ToolGroup>
    </div>
  )
}
