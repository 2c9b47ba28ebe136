import { setTimeout as delay } from 'node:timers/promises'
import type { Payload } from 'payload'
import { connectionsWaiting } from './locks'

/**
 * Resolves when `count` connections wait for others, or when `work` has ended without that.
 * @returns whether they wait
 */
export async function untilWaiting(payload: Payload, work: Promise<unknown>, count = 1): Promise<boolean> {
  let ended = false
  const end = () => {
    ended = true
  }
  work.then(end, end)
  while (!ended) {
    if ((await connectionsWaiting(payload)) >= count) return true
    await delay(10)
  }
  return false
}

/** @throws the reason of `work`, or an error, when it ends without having waited */
export async function requireWaiting(payload: Payload, work: Promise<unknown>, count = 1): Promise<void> {
  if (await untilWaiting(payload, work, count)) return
  await work
  throw new Error('It has ended without waiting.')
}
