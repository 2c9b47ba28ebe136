'use client'

import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

/** Calls back at every change of the URL: our own, and those of the back and forward buttons. */
export function subscribeAddress(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('popstate', listener)
  }
}

/**
 * The query string, read in the browser only: the server's page is the same for every query, and the hook of the router would
 * make it dynamic.
 */
export function useAddressQuery(): string {
  return useSyncExternalStore(
    subscribeAddress,
    () => window.location.search,
    () => '',
  )
}

/** Changes the query without loading anything; `push` makes a step that the back button undoes. */
export function setAddressQuery(query: string, how: 'push' | 'replace'): void {
  const address = `${window.location.pathname}${query}`
  if (how === 'push') window.history.pushState(null, '', address)
  else window.history.replaceState(null, '', address)
  for (const listener of listeners) listener()
}
