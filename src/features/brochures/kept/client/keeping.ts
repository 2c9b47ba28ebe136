import type { KeepFailureKind } from './keep-failure'

/** The brochure that is being kept, or was to be; beside the sheet, so that closing it stops nothing. */
export type Keeping = { id: string; pages: number; done: number; failure: KeepFailureKind | null }

let current: Keeping | null = null
let stop: AbortController | null = null
const listeners = new Set<() => void>()

export const currentKeeping = () => current

export function onKeeping(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function setKeeping(next: Keeping | null): void {
  current = next
  for (const listener of listeners) listener()
}

/** A brochure that is being kept is stopped by another one: its half is thrown away. */
export function beginKeeping(next: Keeping): AbortSignal {
  stop?.abort()
  stop = new AbortController()
  setKeeping(next)
  return stop.signal
}

export function stopKeeping(): void {
  stop?.abort()
  setKeeping(null)
}
