import { setTimeout as delay } from 'node:timers/promises'
import type { Kill } from './kill-plan'
import type { Outage } from './outages'
import type { Stack } from './stack'

/**
 * Carries out the plan, one kill after the other.
 * @param outages gets each one when it begins
 * @param say is told each of them
 */
export function startKills(
  plan: Kill[],
  stack: Pick<Stack, 'killable'>,
  outages: Outage[],
  say: (text: string) => void,
) {
  const began = Date.now()
  const stopping = new AbortController()
  const run = async () => {
    for (const { part, which, atMs, downMs } of plan) {
      await delay(Math.max(0, began + atMs - Date.now()), undefined, { signal: stopping.signal })
      const victim = stack.killable[part][which]
      if (!victim) throw new Error(`There is no ${part} ${which + 1}.`)
      const outage: Outage = { part, from: Date.now() }
      outages.push(outage)
      await victim.kill()
      outage.gone = Date.now()
      await delay(downMs)
      await victim.start()
      outage.to = Date.now()
      say(`${part} ${which + 1} was killed and answers again after ${outage.to - outage.from} ms`)
    }
  }
  const all = run().catch((error: unknown) => {
    if (!stopping.signal.aborted) throw error
  })
  const broken = all.then(() => new Promise<never>(() => undefined))
  // Awaited later, until when their rejections must not count as unhandled.
  for (const each of [all, broken]) each.catch(() => undefined)
  return {
    finished: () => all,
    /** @throws at once when a part cannot be started again, or could not */
    wait: (ms: number) => Promise.race([delay(ms, undefined, { ref: false }), broken]),
    stop: () => stopping.abort(),
  }
}
