'use client'

import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { flushSync } from 'react-dom'
import { fill } from '@/design/cx'
import { showToast } from '@/design/toast-store'
import { setAddressQuery, subscribeAddress, useAddressQuery, useOpeners } from '../hooks/use-address'
import { useBrokenPictures } from '../hooks/use-broken-pictures'
import type { FindWords } from '../hooks/use-search-panel'
import type { Keepable } from '../kept/keepable'
import { type LinkedPages, namesGoneOffer, parseTarget, type Target, targetQuery } from '../lib/deep-link'
import { lastPage, pageStore, rememberPage } from '../lib/resume'
import {
  type OfferAction,
  type ReaderBrochure,
  type SentBrochure,
  unpackBrochure,
  type ViewerLabels,
} from '../sent-brochure'
import type { ReaderProps } from './reader'

let loaded: ComponentType<ReaderProps> | null = null
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Fetches the reader's code once. False without network: the page itself can still be read. */
async function loadReader(): Promise<boolean> {
  if (loaded) return true
  try {
    loaded = (await import('./reader')).Reader
  } catch {
    return false
  }
  for (const listener of listeners) listener()
  return true
}

function useReaderModule(needed: boolean): ComponentType<ReaderProps> | null {
  useEffect(() => {
    if (needed) void loadReader()
  }, [needed])
  return useSyncExternalStore(
    subscribe,
    () => loaded,
    () => null,
  )
}

const name = 'reader-page'

/** Opens the reader with a view transition from the pressed picture; at once with reduced motion. */
function morphIntoReader(picture: HTMLElement | null, open: () => void): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  if (still || !('startViewTransition' in document)) {
    open()
    return
  }
  if (picture) picture.style.viewTransitionName = name
  document
    .startViewTransition(() => {
      flushSync(open)
      if (picture) picture.style.viewTransitionName = ''
      const page = document.querySelector<HTMLElement>('[data-reader] [data-reader-page][data-current]')
      if (page && picture) page.style.viewTransitionName = name
    })
    .finished.finally(() => {
      const page = document.querySelector<HTMLElement>('[data-reader] [data-reader-page][style*="view-transition"]')
      if (page) page.style.viewTransitionName = ''
    })
}

type Props = {
  brochure: SentBrochure
  labels: ViewerLabels
  action?: OfferAction
  keep?: Keepable
  /** Where the words are not searched on the server. */
  find?: FindWords
  children: ReactNode
}

/** The address tells whether the reader is open and where; its code loads when somebody is about to read. */
export function Viewer({ brochure: sent, labels, action, keep, find, children }: Props) {
  const brochure = useMemo(() => unpackBrochure(sent), [sent])
  const root = useRef<HTMLDivElement>(null)
  const query = useAddressQuery()
  const place = useMemo(() => placeOf(brochure), [brochure])
  const target = useMemo(() => parseTarget(query, place), [query, place])
  const Reader = useReaderModule(target !== null)
  // True when we pushed the history entry: closing then goes back, so that the history does not hold the reader twice.
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
  useBrokenPictures(root)
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
        <Reader
          brochure={brochure}
          labels={labels}
          action={action}
          keep={keep}
          find={find}
          start={target}
          onMove={onMove}
          onClose={onClose}
        />
      )}
    </div>
  )
}

function placeOf(brochure: ReaderBrochure) {
  const pages = new Map(brochure.pages.flatMap(({ offers }, index) => offers.map(({ id }) => [id, index + 1] as const)))
  return { pageCount: brochure.pages.length, pageOfOffer: (id: string) => pages.get(id) }
}

function useOpenLists(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!window.matchMedia('(min-width: 64rem)').matches) return
    for (const list of root.current?.querySelectorAll('details') ?? []) list.open = true
  }, [root])
}

/** Links are kept and shared longer than offers exist, so a missing offer is announced once. */
function useGoneOffer(place: LinkedPages, words: string): void {
  const [opened] = useState(place)
  useEffect(() => {
    if (namesGoneOffer(window.location, opened)) showToast(words)
  }, [opened, words])
}

/** A dialog returns the focus to its opener; a reader opened by its address focuses the link that opens it again. */
function useFocusAfterClosing(root: RefObject<HTMLElement | null>, open: boolean): void {
  const wasOpen = useRef(false)
  useEffect(() => {
    const closed = wasOpen.current && !open
    wasOpen.current = open
    if (!closed || document.activeElement !== document.body) return
    root.current?.querySelector<HTMLElement>('a[data-open-page]')?.focus({ preventScroll: true })
  }, [root, open])
}

type ContinueLinkProps = { slug: string; pageCount: number; label: string }

export function ContinueLink({ slug, pageCount, label }: ContinueLinkProps) {
  const page = useSyncExternalStore(
    subscribeAddress,
    () => lastPage(pageStore(), slug, pageCount),
    () => null,
  )
  return (
    <p className="min-h-6 text-sm">
      {page !== null && (
        <a
          href={`#page-${page}`}
          data-open-page={page}
          className="text-accent underline underline-offset-3 touch-target"
        >
          {fill(label, { page })}
        </a>
      )}
    </p>
  )
}
