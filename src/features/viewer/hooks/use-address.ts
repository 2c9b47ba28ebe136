'use client'

import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

/** Tells every change of the address: ours, and the visitor's steps back and forth. */
export function subscribeAddress(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('popstate', listener)
  }
}

/**
 * The query of the address, followed in the browser alone: the server's page stays the same for every query, and the router's
 * own hook would make it dynamic.
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
