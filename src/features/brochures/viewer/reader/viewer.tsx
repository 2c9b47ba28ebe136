'use client'

import { type ReactNode, useCallback, useMemo, useRef } from 'react'
import { setAddressQuery, useAddressQuery } from '../hooks/use-address'
import { useFocusAfterClosing } from '../hooks/use-focus-after-closing'
import { useGoneOffer } from '../hooks/use-gone-offer'
import { useOpenLists } from '../hooks/use-open-lists'
import { useOpeners } from '../hooks/use-openers'
import { loadReader, useReaderModule } from '../hooks/use-reader-module'
import { parseTarget, type Target, targetQuery } from '../lib/deep-link'
import { morphIntoReader } from '../lib/morph'
import { pageStore } from '../lib/page-store'
import { lastPage, rememberPage } from '../lib/resume'
import { type SentBrochure, unpackBrochure } from '../sent-brochure'
import type { OfferAction, ReaderBrochure, ViewerLabels } from '../types'

type Props = { brochure: SentBrochure; labels: ViewerLabels; action?: OfferAction; children: ReactNode }

/**
 * Turns the server's page into one that can be read full screen. The address says whether the reader is open and where; the
 * reader itself loads when somebody is about to read.
 */
export function Viewer({ brochure: sent, labels, action, children }: Props) {
  const brochure = useMemo(() => unpackBrochure(sent), [sent])
  const root = useRef<HTMLDivElement>(null)
  const query = useAddressQuery()
  const place = useMemo(() => placeOf(brochure), [brochure])
  const target = useMemo(() => parseTarget(query, place), [query, place])
  const Reader = useReaderModule(target !== null)
  // Pushed by us: then closing is a step back, so that the history holds no reader twice.
  const pushed = useRef(false)

  const open = useCallback(
    async (wanted: Target | 'resume', picture: HTMLElement | null) => {
      const resumed = lastPage(pageStore(), brochure.slug, brochure.pages.length) ?? 1
      const next = wanted === 'resume' ? { page: resumed, offer: null } : wanted
      if (!(await loadReader())) {
        window.location.hash = `page-${next.page}`
        return
      }
      morphIntoReader(picture, () => {
        pushed.current = true
        setAddressQuery(targetQuery(window.location.search, next), 'push')
      })
    },
    [brochure],
  )
  useOpenLists(root)
  useFocusAfterClosing(root, target !== null)
  useGoneOffer(place, labels.offerGone)
  useOpeners(root, { open, load: loadReader, pageOfOffer: place.pageOfOffer })

  const onMove = useCallback(
    (moved: Target) => {
      rememberPage(pageStore(), brochure.slug, moved.page)
      setAddressQuery(targetQuery(window.location.search, moved), 'replace')
    },
    [brochure],
  )

  const onClose = useCallback(() => {
    if (pushed.current) window.history.back()
    else setAddressQuery(targetQuery(window.location.search, null), 'replace')
    pushed.current = false
  }, [])

  return (
    <div ref={root} className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:gap-10">
      {children}
      {target && Reader && (
        <Reader brochure={brochure} labels={labels} action={action} start={target} onMove={onMove} onClose={onClose} />
      )}
    </div>
  )
}

function placeOf(brochure: ReaderBrochure) {
  const pages = new Map(brochure.pages.flatMap(({ offers }, index) => offers.map(({ id }) => [id, index + 1] as const)))
  return { pageCount: brochure.pages.length, pageOfOffer: (id: string) => pages.get(id) }
}
