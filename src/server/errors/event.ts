import { randomUUID } from 'node:crypto'
import { sep } from 'node:path'
import type { LoggedError } from '../log.ts'
import { requestId } from '../request-context.ts'
import type { ErrorReport } from './reports.ts'
import { withoutPersons } from './without-persons.ts'

const longestText = 500
const mostFrames = 50
const mostCauses = 5

/** Fields of a log line whose values are ours; texts among them lose what may be a person's all the same. */
const reported = ['attempt', 'code', 'event', 'job', 'kind', 'method', 'reason', 'reply', 'status', 'syscall']

interface Frame {
  filename: string
  function?: string
  lineno: number
  colno: number
  in_app: boolean
}

export interface ErrorEvent {
  event_id: string
  timestamp: number
  platform: 'node'
  level: 'error' | 'fatal'
  release: string
  tags: Record<string, string>
  logentry: { formatted: string }
  exception?: { values: { type: string; value: string; stacktrace?: { frames: Frame[] } }[] }
  extra?: { repeated: number }
}

export interface Source {
  processName: string
  version: string
}

/** An error in the form of Sentry's events, without texts that may belong to a person. */
export function eventOf({ isFatal, message, error, about }: ErrorReport, { processName, version }: Source): ErrorEvent {
  return {
    event_id: randomUUID().replaceAll('-', ''),
    timestamp: Date.now() / 1000,
    platform: 'node',
    level: isFatal ? 'fatal' : 'error',
    release: version,
    tags: { process: processName, ...tagsOf(about), ...tagsOf({ code: codeOf(error), ...error }), ...ids() },
    logentry: { formatted: clean(message) },
    ...(error && { exception: { values: exceptionsOf(error) } }),
  }
}

/** A failed query has its code in its cause. */
function codeOf(error: LoggedError | undefined): unknown {
  let one = error
  for (let depth = 0; one && !one.code && depth < mostCauses; depth++) one = one.cause
  return one?.code
}

/** Errors with the same key are one that is repeated. */
export function repetitionKey({ logentry, exception, tags }: ErrorEvent): string {
  const thrown = exception?.values.map(({ type, value, stacktrace }) => [type, value, stacktrace?.frames.at(-1)])
  return JSON.stringify([logentry.formatted, tags.job, thrown])
}

const clean = (text: string): string => withoutPersons(text.slice(0, 4 * longestText)).slice(0, longestText)

/** As Postgres writes its codes, such as 23505. */
const sqlState = /^[0-9A-Z]{5}$/

function tagsOf(about: Record<string, unknown>): Record<string, string> {
  const kept = Object.entries(about).flatMap(([name, value]): [string, string][] => {
    if (!reported.includes(name)) return []
    if (typeof value === 'number') return [[name, String(value)]]
    if (typeof value !== 'string') return []
    return [[name, name === 'code' && sqlState.test(value) ? value : clean(value).slice(0, 100)]]
  })
  return Object.fromEntries(kept)
}

function ids(): Record<string, string> {
  const traceId = globalThis.broshuraTracing?.traceId()
  return { requestId: requestId(), ...(traceId && { traceId }) }
}

/** The cause first, as Sentry wants it. */
function exceptionsOf(error: LoggedError) {
  const chain: LoggedError[] = []
  for (let one: LoggedError | undefined = error; one && chain.length < mostCauses; one = one.cause) chain.unshift(one)
  return chain.map((one) => {
    const frames = framesOf(one)
    return { type: clean(one.type), value: clean(one.message), ...(frames.length > 0 && { stacktrace: { frames } }) }
  })
}

const line = /^\s+at (?:(?:async )?([\w$.<>[\] #]{1,120}) \()?(?:file:\/\/)?([^()?\s]+):(\d+):(\d+)\)?$/

/** The frames behind the message, which may have lines that look like frames. */
function framesOf({ type, message, stack }: LoggedError): Frame[] {
  const lines = stack.slice(`${type}: ${message}`.length).split('\n')
  const frames = lines.flatMap((text): Frame[] => {
    const [, name, file = '', row, column] = line.exec(text) ?? []
    if (!file) return []
    const filename = file.replace(`${process.cwd()}${sep}`, '')
    const isOurs = !/^node:|(?:^|\/)node_modules\//.test(filename)
    return [{ filename, function: name, lineno: Number(row), colno: Number(column), in_app: isOurs }]
  })
  return frames.slice(0, mostFrames).reverse()
}
