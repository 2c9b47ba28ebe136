import { log } from '../log.ts'
import { endsWithin } from '../shutdown.ts'
import { type ErrorEvent, eventOf, repetitionKey, type Source } from './event.ts'
import type { ErrorReports } from './reports.ts'
import { atMostOnceAMinute } from './seldom.ts'

/** In milliseconds. */
const windowMs = 60_000
const patienceMs = 5_000
const endMs = 2_000

/** Different errors that are reported in a window, and reports that wait to be sent. */
const mostErrors = 30
const mostWaiting = 60

/** Where a DSN, `https://KEY@HOST/PROJECT`, wants its envelopes, and the key that it wants them with. */
export function envelopePlace(dsn: string): { url: string; key: string } {
  const { origin, pathname, username } = new URL(dsn)
  const parts = pathname.split('/').filter(Boolean)
  const before = parts.slice(0, -1).map((part) => `${part}/`)
  return { url: `${origin}/${before.join('')}api/${parts.at(-1)}/envelope/`, key: username }
}

/**
 * Reports errors in Sentry's envelopes, one after another. The same error is sent once in a minute, and then how often it
 * was repeated; of different ones, at most `mostErrors`. A server that is away costs a log line a minute.
 */
export function openErrorReports(dsn: string, source: Source): ErrorReports {
  const { url, key } = envelopePlace(dsn)
  // Taken before Next replaces it by one that makes pages dynamic and has spans of its own.
  const { fetch } = globalThis
  const seen = new Map<string, { event: ErrorEvent; repeated: number }>()
  const waiting: ErrorEvent[] = []
  let timer: NodeJS.Timeout | undefined
  let sending: Promise<void> | undefined
  let closedUntil = 0
  const sayFailed = atMostOnceAMinute((error: unknown, times) => log.warn({ error, times }, 'errors were not reported'))

  async function post(event: ErrorEvent): Promise<void> {
    if (performance.now() < closedUntil) throw new Error('The server for errors wants no more for a while.')
    const lines = [{ event_id: event.event_id, sent_at: new Date().toISOString() }, { type: 'event' }, event]
    const { status, headers, body } = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
      headers: {
        'content-type': 'application/x-sentry-envelope',
        'x-sentry-auth': `Sentry sentry_version=7, sentry_client=broshura/1, sentry_key=${key}`,
      },
      body: lines.map((one) => JSON.stringify(one)).join('\n'),
    })
    // An answer that nobody reads can end this process (src/server/streamed-fetch.ts).
    await body?.cancel()
    if (status === 429) closedUntil = performance.now() + (Number(headers.get('retry-after')) || 60) * 1000
    if (status >= 300) throw new Error(`The server for errors answered ${status}.`)
  }

  async function sendAll(): Promise<void> {
    for (let event = waiting.shift(); event; event = waiting.shift()) await post(event).catch(sayFailed)
    sending = undefined
  }

  function send(event: ErrorEvent): void {
    if (waiting.length < mostWaiting) waiting.push(event)
    else sayFailed(new Error('Too many errors wait to be reported.'))
    sending ??= sendAll()
  }

  function closeWindow(): void {
    clearTimeout(timer)
    timer = undefined
    for (const { event, repeated } of seen.values()) if (repeated > 0) send({ ...event, extra: { repeated } })
    seen.clear()
  }

  function take(event: ErrorEvent): void {
    timer ??= setTimeout(closeWindow, windowMs).unref()
    const name = repetitionKey(event)
    const before = seen.get(name)
    if (before) seen.set(name, { event, repeated: before.repeated + 1 })
    else if (seen.size >= mostErrors)
      sayFailed(new Error('There are more different errors than are reported in a minute.'))
    else {
      seen.set(name, { event, repeated: 0 })
      send(event)
    }
  }

  return {
    report: (one) => {
      try {
        take(eventOf(one, source))
      } catch (error) {
        sayFailed(error)
      }
    },
    end: async () => {
      closeWindow()
      if (sending && !(await endsWithin(endMs, sending)))
        sayFailed(new Error('The server for errors had not answered at the end of the process.'))
    },
  }
}
