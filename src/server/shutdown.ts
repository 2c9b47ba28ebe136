import { setTimeout as delay } from 'node:timers/promises'

/** Aborted when the process is asked to end; long work then stops at its next safe point. */
export const shutdown = new AbortController()

/** @returns whether the work has ended within the time, in milliseconds */
export async function endsWithin(ms: number, work: Promise<unknown>): Promise<boolean> {
  const over = new AbortController()
  try {
    return await Promise.race([work.then(() => true), delay(ms, false, { signal: over.signal })])
  } finally {
    over.abort()
  }
}
