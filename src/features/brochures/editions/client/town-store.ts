import { useSyncExternalStore } from 'react'
import { townKey } from '@/domain/head-scripts'
import { readStored, removeStored, writeStored } from '@/lib/browser-storage'
import { storedTown, type Town, townIn } from '../town'

/** A string, because `useSyncExternalStore` needs a stable snapshot. */
const stored = (): string => readStored(townKey) ?? ''

function subscribe(listener: () => void): () => void {
  addEventListener(townKey, listener)
  addEventListener('storage', listener)
  return () => {
    removeEventListener(townKey, listener)
    removeEventListener('storage', listener)
  }
}

/** None during rendering on the server, whose HTML is the same for everybody. */
export function useChosenTown(): Town | null {
  return townIn(useSyncExternalStore(subscribe, stored, () => ''))
}

/** The script of the head hears the event, too. @returns false where the browser stores nothing */
export function chooseTown(town: Town | null): boolean {
  const isDone = town ? writeStored(townKey, storedTown(town)) : true
  if (!town) removeStored(townKey)
  const { dataset } = document.documentElement
  delete dataset.editions
  dispatchEvent(new Event(townKey))
  return isDone
}

/** As long as the page is open. */
export function toggleOtherEditions(): void {
  const { dataset } = document.documentElement
  if (dataset.editions) delete dataset.editions
  else dataset.editions = 'all'
}
