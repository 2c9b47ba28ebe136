'use client'

import { type RefObject, useEffect, useSyncExternalStore } from 'react'
import type { Target } from '../lib/deep-link'

type Ways = {
  open: (target: Target | 'resume', picture: HTMLElement | null) => void
  load: () => void
  pageOfOffer: (id: string) => number | undefined
}

const selector = 'a[data-open-page], a[data-open-offer]'

/**
 * Takes over links to a page or an offer (`data-open-page="5"`, empty for the page last read; `data-open-offer` inside
 * the offer's list item) and sets `data-ready`. Without JavaScript they are anchors and addresses of pictures.
 */
export function useOpeners(root: RefObject<HTMLElement | null>, { open, load, pageOfOffer }: Ways): void {
  useEffect(() => {
    const element = root.current
    if (!element) return
    const linkOf = (event: Event) =>
      event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null

    const onClick = (event: MouseEvent) => {
      const link = linkOf(event)
      if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      const offer = link.dataset.openOffer === undefined ? null : offerAround(link)
      const page = offer ? pageOfOffer(offer) : Number(link.dataset.openPage)
      open(page ? { page, offer } : 'resume', link.querySelector('img'))
    }
    const onIntent = (event: Event) => {
      if (linkOf(event)) load()
    }
    element.addEventListener('click', onClick)
    element.dataset.ready = ''
    element.addEventListener('pointerover', onIntent)
    element.addEventListener('touchstart', onIntent, { passive: true })
    element.addEventListener('focusin', onIntent)
    return () => {
      delete element.dataset.ready
      element.removeEventListener('click', onClick)
      element.removeEventListener('pointerover', onIntent)
      element.removeEventListener('touchstart', onIntent)
      element.removeEventListener('focusin', onIntent)
    }
  }, [root, open, load, pageOfOffer])
}

function offerAround(link: Element): string | null {
  return link.closest('li')?.id.replace(/^offer-/, '') ?? null
}

const listeners = new Set<() => void>()

export function subscribeAddress(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('popstate', listener)
  }
}

/**
 * The query string, read in the browser only: the server's page is the same for every query, and the router's hook
 * would make it dynamic.
 */
export function useAddressQuery(): string {
  return useSyncExternalStore(
    subscribeAddress,
    () => window.location.search,
    () => '',
  )
}

/** Loads nothing; `push` adds a step that the back button undoes. */
export function setAddressQuery(query: string, how: 'push' | 'replace'): void {
  const address = `${window.location.pathname}${query}`
  if (how === 'push') window.history.pushState(null, '', address)
  else window.history.replaceState(null, '', address)
  for (const listener of listeners) listener()
}
