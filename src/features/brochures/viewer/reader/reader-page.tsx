'use client'

import { cx } from '@/design/cx'
import { PageLinks } from '../components/page-links'
import { boxStyle } from '../lib/box-style'
import type { Hit } from '../lib/hits'
import type { Place } from '../lib/layout'
import { pageImageUrl, wantedWidth } from '../lib/page-image'
import type { ReaderPage as Page } from '../types'
import { OfferSpots } from './offer-spots'
import { useReading } from './reader-context'

type Props = {
  page: Page
  position: number
  /** In the row being looked at. */
  current: boolean
  place: Place
  /** The zoom at which the picture should be sharp; a page further away stays at 1. */
  zoom: number
  fitWidth: number
  outlined: boolean
  openOffer: string | null
  hits: Hit[]
  currentHit: Hit | undefined
}

/** One page near the window: its picture and what lies over it. */
export function ReaderPage({
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
}: Props) {
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

/** A page further away: only its place, with the blurred picture. */
export function DistantPage({ page, place }: { page: Page; place: Place }) {
  return <div aria-hidden className="absolute bg-surface bg-cover shadow-low" style={frame(page, place)} />
}

function frame(page: Page, place: Place) {
  return { ...place, backgroundImage: `url("${page.image.placeholder}")` }
}

/** Marks the found words on a page, the one being looked at stronger than the others. */
function HitMarks({ hits, current }: { hits: Hit[]; current: Hit | undefined }) {
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
