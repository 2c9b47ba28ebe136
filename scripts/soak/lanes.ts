import { setTimeout as delay } from 'node:timers/promises'
import { Guest, MissingForm, type Page } from '../bench/guest'
import type { Random } from './seeded-random'

const pauseMs = 300
const mostTries = 200

/** The last error of somebody who has tried for a minute. */
class GaveUp extends Error {}

/** For a customer or an editor who tries again for a minute. A page without the form wanted is tried once. */
export async function patiently<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (error instanceof MissingForm || error instanceof GaveUp) throw error
      if (tries > mostTries) throw new GaveUp(String(error))
      await delay(pauseMs)
    }
  }
}

/** Opens each page, and sends each form, again while it fails. */
export class PatientGuest extends Guest {
  override open(address: string, form?: FormData): Promise<Page> {
    return patiently(() => super.open(address, form))
  }
}

interface Lane {
  who: string
  pause: { from: number; to: number }
  work: () => Promise<void>
}

/** People who do the same again and again, each with a pause in milliseconds. @returns a function that lets them finish */
export function startLanes(lanes: Lane[], random: Random, onTrouble: (who: string, error: unknown) => void) {
  const stopping = new AbortController()
  const run = async ({ who, pause, work }: Lane) => {
    while (!stopping.signal.aborted) {
      await work().catch((error: unknown) => onTrouble(who, error))
      await delay(random.between(pause.from, pause.to), undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }
  const all = Promise.all(lanes.map(run))
  return async () => {
    stopping.abort()
    await all
  }
}
