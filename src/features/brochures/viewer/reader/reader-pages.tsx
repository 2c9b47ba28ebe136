'use client'

import { cx } from '@/design/cx'
import { PageLinks } from '../components/page-links'
import type { ReaderView } from '../hooks/use-reader-view'
import { useSettled } from '../hooks/use-search-panel'
import type { WordHit } from '../lib/hits'
import type { PagePlace } from '../lib/layout'
import { boxStyle, pageImageUrl, wantedWidth } from '../lib/page-image'
import type { ReaderPage as Page } from '../sent-brochure'
import { OfferSpots } from './offer-spots'
import { useReading } from './tool-button'

type Props = {
  reader: ReaderView
  outlined: boolean
  openOffer: string | null
  hits: WordHit[]
  currentHit: WordHit | undefined
}

const around = 2

/** Only pages near the window are rendered, so that three hundred are as light as ten. */
export function ReaderPages({ reader, outlined, openOffer, hits, currentHit }: Props) {
  const { brochure } = useReading()
  const { layout, rows, row, zoom } = reader
  const sharpZoom = useSettled(zoom, 120)
  return (
    <div className="relative" style={{ width: layout.width, height: layout.height }}>
      {rows.flatMap((pages, index) =>
        pages.map((pageIndex) => {
          const page = brochure.pages[pageIndex]
          const place = layout.pages[pageIndex]
          if (!page || !place || place.width === 0) return null
          if (Math.abs(index - row) > around) return <DistantPage key={page.number} page={page} place={place} />
          return (
            <ReaderPage
              key={page.number}
              page={page}
              position={pageIndex + 1}
              current={index === row}
              place={place}
              zoom={index === row ? sharpZoom : 1}
              fitWidth={place.width / zoom}
              outlined={outlined}
              openOffer={openOffer}
              hits={hits.filter((hit) => hit.page === pageIndex)}
              currentHit={currentHit}
            />
          )
        }),
      )}
    </div>
  )
}

type ReaderPageProps = {
  page: Page
  position: number
  current: boolean
  place: PagePlace
  /** Zoom at which the picture should be sharp; distant pages stay at 1. */
  zoom: number
  fitWidth: number
  outlined: boolean
  openOffer: string | null
  hits: WordHit[]
  currentHit: WordHit | undefined
}

function ReaderPage({
  page,
  position,
  current,
  place,
  zoom,
  fitWidth,
  outlined,
  openOffer,
  hits,
  currentHit,
}: ReaderPageProps) {
  const { labels } = useReading()
  const width = wantedWidth({ cssWidth: fitWidth, density: window.devicePixelRatio, zoom })
  return (
    <div
      data-reader-page={position}
      data-current={current || undefined}
      className="absolute bg-surface bg-cover shadow-low"
      style={frame(page, place)}
    >
      <img
        src={pageImageUrl(page.image.base, width)}
        alt={page.alt}
        lang={page.altLang}
        draggable={false}
        decoding="async"
        className="size-full select-none"
      />
      <OfferSpots offers={page.offers} position={position} current={current} outlined={outlined} open={openOffer} />
      <PageLinks links={page.links} label={labels.link} tabIndex={current ? undefined : -1} />
      <HitMarks hits={hits} current={currentHit} />
    </div>
  )
}

function DistantPage({ page, place }: { page: Page; place: PagePlace }) {
  return <div aria-hidden className="absolute bg-surface bg-cover shadow-low" style={frame(page, place)} />
}

function frame(page: Page, place: PagePlace) {
  return { ...place, backgroundImage: `url("${page.image.placeholder}")` }
}

function HitMarks({ hits, current }: { hits: WordHit[]; current: WordHit | undefined }) {
  return hits.map((hit) => (
    <span
      key={`${hit.box.x}-${hit.box.y}`}
      aria-hidden
      data-hit={hit === current ? 'current' : 'other'}
      style={boxStyle(hit.box)}
      className={cx('reader-mark pointer-events-none absolute z-2', hit === current && 'reader-mark-current')}
    />
  ))
}
