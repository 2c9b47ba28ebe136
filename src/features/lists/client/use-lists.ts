'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { showToast } from '@/design/toast-store'
import type { ShoppingList } from '@/domain/shopping-list'
import { type Locale, localePath } from '@/i18n/routing'
import { activeWorker } from '@/lib/active-worker'
import type { Stored } from '@/lib/lists/list-schema'
import type { ListLabels } from '../labels'
import { followOtherTabs, onStored, readStoredLists } from './list-storage'
import { onSyncState, syncSoon } from './list-store'
import type { SyncState } from './sync'

const copied = /^#copy=([\w-]+)$/

/** The list stays in the address until the visitor has kept or dismissed it. */
export function useCopiedList(labels: ListLabels): [list: ShoppingList | null, leave: () => void] {
  const [list, setList] = useState<ShoppingList | null>(null)
  useEffect(() => {
    const open = async () => {
      const text = location.hash.match(copied)?.[1]
      const found = text ? await read(text) : null
      setList(found)
      if (!location.hash.startsWith('#copy=') || found) return
      leaveAddress()
      showToast(labels.copyBroken)
    }
    void open()
    addEventListener('hashchange', open)
    return () => removeEventListener('hashchange', open)
  }, [labels])
  const leave = () => {
    leaveAddress()
    setList(null)
  }
  return [list, leave]
}

/** Few visits bring a list along, so its parser is not part of the initial JavaScript. */
async function read(text: string): Promise<ShoppingList | null> {
  const { readCopy } = await import('../copy-text')
  return readCopy(text)
}

function leaveAddress(): void {
  history.replaceState(history.state, '', location.pathname)
}

const everyMs = 20_000

/** Null while the page is still the server's, which is the same for everybody. */
export function useStored(): Stored | null {
  useEffect(followOtherTabs, [])
  return useSyncExternalStore(onStored, readStoredLists, () => null)
}

export function useSyncState(): SyncState {
  const [state, setState] = useState<SyncState>('idle')
  useEffect(() => {
    const stop = onSyncState(setState)
    const look = () => {
      if (document.visibilityState === 'visible') syncSoon(0)
    }
    const timer = setInterval(look, everyMs)
    document.addEventListener('visibilitychange', look)
    addEventListener('online', look)
    look()
    return () => {
      stop()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      removeEventListener('online', look)
    }
  }, [])
  return state
}

/**
 * Makes the page of the list open without a connection, and other pages lead to it then. The worker's scope is this
 * page in this language. The worker gets the files that the page has loaded, again when later ones are loaded, and
 * deletes those of older releases.
 * @returns a function that stops the updates
 */
export function registerListWorker(locale: Locale): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined
  const files = new Set<string>()
  const worker = workerOf(locale)
  const seen = new PerformanceObserver((list) => {
    const known = files.size
    for (const { name } of list.getEntries()) if (name.includes('/_next/static/')) files.add(name)
    if (files.size === known) return
    const all = [...files]
    void worker.then((active) => active?.postMessage({ kind: 'keep', files: all }))
  })
  seen.observe({ type: 'resource', buffered: true })
  return () => seen.disconnect()
}

async function workerOf(locale: Locale): Promise<ServiceWorker | null> {
  try {
    const { serviceWorker } = navigator
    const scope = localePath(locale, '/list')
    const own = await serviceWorker.register('/list-worker.js', { scope, updateViaCache: 'none' })
    await serviceWorker.register('/offline-worker.js', { scope: '/', updateViaCache: 'none' })
    return await activeWorker(own)
  } catch {
    // Without a worker only opening the page offline fails; the list is stored anyway.
    return null
  }
}
