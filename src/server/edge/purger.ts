import { setTimeout as pause } from 'node:timers/promises'
import { log } from '../log.ts'

/**
 * In milliseconds. An answer that was on its way to the edge at the first purge has arrived there by then: our server
 * gives open requests as long when it ends.
 */
const longestRenderMs = 30_000

/** In milliseconds: how long the CMS waits at most for the edge before it answers an editor. */
const patienceMs = 2_000

/** In milliseconds: how long a process that ends waits for it. */
const lastPatienceMs = 10_000

const retryMs = { first: 500, longest: 30_000 }

/** Beyond this, one purge of everything is less work for the edge. */
const mostWaiting = 5_000

/** Sends one request that removes everything with any of these tags. @throws when the edge did not confirm it */
export type SendPurge = (tags: string[]) => Promise<void>

export interface EdgePurger {
  purge: (tags: string[]) => void
  purgeEverything: () => void
  /** Resolves when everything that was asked for has been purged once, or after two seconds. */
  told: () => Promise<void>
  /**
   * Purges for the second time what still waits for it, and all pages of this build; for a process that answers nothing
   * any more.
   */
  finish: () => Promise<void>
}

interface Options {
  send: SendPurge
  tagsInOneRequest: number
  /** The tag that every answer of this site bears. */
  everything: string[]
  /** The tags that are purged last, when this process has answered everybody. */
  atEnd: string[]
  againAfterMs?: number
}

declare global {
  // Exists only where EDGE_KIND is set. Next bundles its parts separately, so a module variable would exist more than
  // once.
  var broshuraEdge: EdgePurger | undefined
}

/** Tags that come while a request is under way are sent together by the next one. */
export function edgePurger({
  send,
  tagsInOneRequest,
  everything,
  atEnd,
  againAfterMs = longestRenderMs,
}: Options): EdgePurger {
  const waiting = new Set<string>()
  const later = new Map<NodeJS.Timeout, string[]>()
  let running: Promise<void> | undefined

  const add = (names: string[]) => {
    for (const name of names) waiting.add(name)
    if (waiting.size > mostWaiting || everything.some((name) => waiting.has(name))) {
      waiting.clear()
      for (const name of everything) waiting.add(name)
    }
    running ??= sendAll()
  }
  const ask = (names: string[]) => {
    if (names.length === 0) return
    add(names)
    const timer = setTimeout(() => {
      later.delete(timer)
      add(names)
    }, againAfterMs).unref()
    later.set(timer, names)
  }
  const sendAll = async () => {
    let waitMs = retryMs.first
    while (waiting.size > 0) {
      const names = [...waiting].slice(0, tagsInOneRequest)
      for (const name of names) waiting.delete(name)
      try {
        await send(names)
        waitMs = retryMs.first
        globalThis.broshuraMetrics?.edgePurged('done')
      } catch (error) {
        for (const name of names) waiting.add(name)
        globalThis.broshuraMetrics?.edgePurged('failed')
        log.error({ error, tags: waiting.size }, 'The edge was not purged; it is tried again')
        await pause(waitMs, undefined, { ref: false })
        waitMs = Math.min(waitMs * 2, retryMs.longest)
      }
    }
    running = undefined
  }
  const sentWithin = async (limitMs: number) => {
    await Promise.race([running, pause(limitMs, undefined, { ref: false })])
  }
  return {
    purge: ask,
    purgeEverything: () => ask(everything),
    told: () => sentWithin(patienceMs),
    finish: async () => {
      for (const [timer, names] of later) {
        clearTimeout(timer)
        add(names)
      }
      later.clear()
      add(atEnd)
      await sentWithin(lastPatienceMs)
    },
  }
}
