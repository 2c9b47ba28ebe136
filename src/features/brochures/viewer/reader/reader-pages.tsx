'use client'

import type { ReaderView } from '../hooks/use-reader-view'
import { useSettled } from '../hooks/use-settled'
import type { Hit } from '../lib/hits'
import { useReading } from './reader-context'
import { DistantPage, ReaderPage } from './reader-page'

type Props = {
  reader: ReaderView
  outlined: boolean
  openOffer: string | null
  hits: Hit[]
  currentHit: Hit | undefined
}

/** How many rows before and after the one in view have their pictures. */
const around = 2

/** All pages in their places. Only those around the window are filled, so that three hundred are as light as ten. */
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
