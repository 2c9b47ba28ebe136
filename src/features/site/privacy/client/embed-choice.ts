'use client'

import { useSyncExternalStore } from 'react'
import { type EmbedProvider, embedProviders } from '@/domain/embed'
import { readStored, removeStored, writeStored } from '@/lib/browser-storage'

const storageKey = 'broshura-embeds'
const none: readonly EmbedProvider[] = []
const listeners = new Set<() => void>()

let raw: string | null = null
let allowed: readonly EmbedProvider[] = none

function allowedEmbeds(): readonly EmbedProvider[] {
  const text = readStored(storageKey)
  if (text !== raw) {
    raw = text
    const names = (text ?? '').split(',')
    allowed = embedProviders.filter((provider) => names.includes(provider))
  }
  return allowed
}

/** When storage is forbidden, the next page asks again. */
export function allowEmbeds(provider: EmbedProvider, isAllowed: boolean): void {
  const next = embedProviders.filter((each) => (each === provider ? isAllowed : allowedEmbeds().includes(each)))
  if (next.length > 0) writeStored(storageKey, next.join(','))
  else removeStored(storageKey)
  for (const listener of listeners) listener()
}

function onChange(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** Nothing is allowed on the server and until the page is hydrated. */
export function useAllowedEmbeds(): readonly EmbedProvider[] {
  return useSyncExternalStore(onChange, allowedEmbeds, () => none)
}
