import type { KeepFailureKind } from './keep-failure'

/** A brochure that is being kept, or was to be; beside the sheet, so that closing that stops nothing. */
export type Keeping = { pages: number; done: number; failure: KeepFailureKind | null }

const running = new Map<string, { keeping: Keeping; stop: AbortController }>()
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

/** Null when it is kept, or nobody has asked for that. */
export const keepingOf = (id: string): Keeping | null => running.get(id)?.keeping ?? null

export function onKeeping(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function beginKeeping(id: string, pages: number): AbortSignal {
  const stop = new AbortController()
  running.get(id)?.stop.abort()
  running.set(id, { stop, keeping: { pages, done: 0, failure: null } })
  tell()
  return stop.signal
}

export function changeKeeping(id: string, change: Partial<Pick<Keeping, 'done' | 'failure'>>): void {
  const known = running.get(id)
  if (known) running.set(id, { ...known, keeping: { ...known.keeping, ...change } })
  tell()
}

/** Stops it where it is still running; its half is thrown away. */
export function endKeeping(id: string): void {
  running.get(id)?.stop.abort()
  running.delete(id)
  tell()
}
