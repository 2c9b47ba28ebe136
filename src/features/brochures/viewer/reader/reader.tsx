'use client'

import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { fill } from '@/design/cx'
import { ToastRegion } from '@/design/toast'
import { showToast } from '@/design/toast-store'
import { useMedia, useModal, useQuiet } from '../hooks/use-quiet'
import { useReaderGestures } from '../hooks/use-reader-gestures'
import { useReaderKeys } from '../hooks/use-reader-keys'
import { useHeldFocus, useReaderView } from '../hooks/use-reader-view'
import { type FindWords, findOnServer, useSearchPanel, useSettled } from '../hooks/use-search-panel'
import { useShare } from '../hooks/use-share'
import type { Keepable } from '../kept/keepable'
import { addressOf, type Target } from '../lib/deep-link'
import { nextStop } from '../lib/zoom'
import type { OfferAction, ReaderBrochure, ViewerLabels } from '../sent-brochure'
import { BottomTools, pageLabel, ReadingProgress } from './bottom-tools'
import { OfferSheet } from './offer-spots'
import { ReaderPages } from './reader-pages'
import { SearchPanel } from './search-panel'
import { Thumbnails, TurnButtons } from './thumbnails'
import { ReaderProvider, TopTools } from './tool-button'

export type ReaderProps = {
  brochure: ReaderBrochure
  labels: ViewerLabels
  action?: OfferAction
  keep?: Keepable
  find?: FindWords
  start: Target
  onMove: (target: Target) => void
  onClose: () => void
}

type Panel = 'none' | 'pages' | 'search'

export function Reader({ brochure, labels, action, keep, find = findOnServer, start, onMove, onClose }: ReaderProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  // Must come first: a hidden dialog has no size for the layout.
  useModal({ dialog, content: scroller }, onClose)
  const isWide = useMedia('(min-width: 1024px)')
  const [wantsSpread, setWantsSpread] = useState(false)
  const [outlined, setOutlined] = useState(false)
  const [panel, setPanel] = useState<Panel>('none')
  const [offerId, setOfferId] = useState<string | null>(null)

  const sizes = useMemo(() => brochure.pages.map((page) => page.image), [brochure])
  const reader = useReaderView(scroller, { pages: sizes, start: start.page - 1, spread: isWide && wantsSpread })
  const { zoom, rows, row, page, placed, goToPage, showBox, zoomTo } = reader
  useHeldFocus(scroller, `${row} ${panel}`)
  const shownRow = rows[row] ?? [0]
  const search = useSearchPanel(brochure, { open: panel === 'search', page, find, showBox })
  const [resting, toggleTools] = useQuiet(dialog)
  const quiet = resting && panel === 'none'
  const share = useShare(labels, showToast)
  const offers = useMemo(
    () => new Map(brochure.pages.flatMap((each) => each.offers).map((each) => [each.id, each])),
    [brochure],
  )
  const offer = (offerId && offers.get(offerId)) || null

  // The sheet of a linked offer opens after the reader, as the dialog opened last is on top.
  const [first] = useState(start)
  useEffect(() => setOfferId(first.offer), [first])
  const showFirst = useEffectEvent(() => {
    const box = first.offer && offers.get(first.offer)?.box
    if (box) showBox(first.page - 1, box)
  })
  useEffect(() => {
    if (placed) showFirst()
  }, [placed])

  const settledPage = useSettled(page, 250)
  useEffect(() => onMove({ page: settledPage + 1, offer: offerId }), [settledPage, offerId, onMove])

  const turn = useCallback(
    (direction: 1 | -1) => {
      const next = rows[row + direction]?.[0]
      if (next !== undefined) goToPage(next)
    },
    [rows, row, goToPage],
  )
  const leave = useCallback(() => {
    if (panel === 'none') onClose()
    else setPanel('none')
  }, [panel, onClose])
  const zoomStep = useCallback((direction: 1 | -1) => zoomTo(nextStop(zoom, direction)), [zoom, zoomTo])

  useReaderGestures(scroller, { zoom, zoomTo, onTap: toggleTools, onOffer: setOfferId })
  const onKeyDown = useReaderKeys({
    zoomed: zoom > 1,
    turn,
    goToEnd: (end) => goToPage(end === 'first' ? 0 : brochure.pages.length - 1),
    scroll: (left, top) => scroller.current?.scrollBy({ left, top }),
    zoomStep,
    zoomReset: () => zoomTo(1),
    openSearch: () => setPanel('search'),
    leave,
  })
  const toggle = (which: Panel) => setPanel((open) => (open === which ? 'none' : which))

  return (
    <ReaderProvider value={{ brochure, labels, action }}>
      <dialog
        ref={dialog}
        data-reader
        aria-label={fill(labels.title, { title: brochure.title })}
        onKeyDown={onKeyDown}
        className="fixed inset-0 m-0 size-full max-h-none max-w-none overflow-hidden border-0 bg-sunken p-0"
      >
        <section
          ref={scroller}
          aria-label={labels.pages}
          data-scroller
          className="reader-scroller absolute inset-0 overflow-auto overscroll-contain"
        >
          <ReaderPages
            reader={reader}
            outlined={outlined}
            openOffer={offerId}
            hits={search.hits}
            currentHit={search.hits[search.current]}
          />
        </section>
        {panel === 'search' ? (
          <SearchPanel {...search} onClose={leave} />
        ) : (
          <TopTools
            quiet={quiet}
            onClose={onClose}
            onSearch={() => setPanel('search')}
            keep={keep}
            onShare={() => share(brochure.title, addressOf(brochure, { page: page + 1, offer: null }))}
          />
        )}
        <TurnButtons quiet={quiet} first={row === 0} last={row === rows.length - 1} onTurn={turn} />
        <div className="pointer-events-none absolute inset-x-0 bottom-0 z-2 grid grid-cols-[minmax(0,1fr)] gap-2 pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
          <BottomTools
            quiet={quiet}
            row={shownRow}
            zoom={zoom}
            pages={{ on: panel === 'pages', toggle: () => toggle('pages') }}
            offers={offers.size > 0 ? { on: outlined, toggle: () => setOutlined(!outlined) } : null}
            spread={isWide && rows.length > 1 ? { on: wantsSpread, toggle: () => setWantsSpread(!wantsSpread) } : null}
            onZoomStep={zoomStep}
            onZoomReset={() => zoomTo(1)}
          />
          {panel === 'pages' && <Thumbnails row={shownRow} onPick={goToPage} />}
          <ReadingProgress row={shownRow} />
        </div>
        <p role="status" className="sr-only">
          {pageLabel(labels, rows[row]?.includes(settledPage) ? shownRow : [settledPage], brochure.pages.length)}
        </p>
        <OfferSheet offer={offer} page={page + 1} onClose={() => setOfferId(null)} />
        <ToastRegion closeLabel={labels.close} />
      </dialog>
    </ReaderProvider>
  )
}
