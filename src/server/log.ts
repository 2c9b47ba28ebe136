import { format, stripVTControlCharacters } from 'node:util'
import pino from 'pino'
import { z } from 'zod'
import { env } from './env.ts'
import { withoutMailboxes } from './errors/without-persons.ts'
import { requestId } from './request-context.ts'

const failedQuery = z.object({ query: z.string(), params: z.array(z.unknown()) })
const ofDatabase = z.object({ severity: z.string(), code: z.string() })

/** These fields of an error say where and why, and hold no value that someone typed. */
const harmless = ['code', 'constraint', 'table', 'column', 'routine', 'status', 'syscall', 'errno', 'path', 'digest']

const longestQuery = 600

const errorLevel = 50

export type LoggedError = {
  type: string
  message: string
  stack: string
  cause?: LoggedError
  [more: string]: unknown
}

/**
 * An error for the log, without the values of its query, which are names, addresses and texts of people, and without
 * mail addresses, which servers repeat in their answers.
 */
export function safeError(error: unknown): unknown {
  return error instanceof Error ? loggedError(error) : error
}

function loggedError(error: Error, level = 0): LoggedError {
  const message = safeMessage(error)
  const more = Object.entries(error).filter(([name]) => harmless.includes(name))
  return {
    type: error.name,
    message,
    stack: `${error.name}: ${message}${framesOf(error)}`,
    ...Object.fromEntries(more),
    ...(error.cause instanceof Error && level < 5 ? { cause: loggedError(error.cause, level + 1) } : {}),
  }
}

function safeMessage(error: Error): string {
  const query = failedQuery.safeParse(error)
  if (query.success) return `Failed query: ${query.data.query.slice(0, longestQuery)}`
  // The message is `invalid input syntax for type uuid: "…"`: the part behind the colon is the value.
  const database = ofDatabase.safeParse(error)
  if (database.success && database.data.code.startsWith('22')) return error.message.split(':', 1)[0] ?? ''
  return withoutMailboxes(error.message)
}

function framesOf({ message, stack = '' }: Error): string {
  const at = stack.indexOf(message)
  return at < 0 ? '' : stack.slice(at + message.length)
}

/** One JSON line per event on standard output; the object comes first: `log.info({ slug }, 'published')`. */
export const log = pino({
  level: env().DEBUG ? 'debug' : 'info',
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  mixin: () => ({ requestId: requestId(), traceId: globalThis.broshuraTracing?.traceId() }),
  serializers: { error: safeError, err: safeError },
  redact: ['password', 'token', 'authorization', 'cookie', '*.password', '*.token', '*.authorization', '*.cookie'],
  hooks: {
    // Without a message, pino takes that of the error, which holds the query with its values.
    logMethod(args, method, level) {
      const [first, message, ...rest] = args
      if (level >= errorLevel) report(first, message, level)
      const error = message === undefined ? errorIn(first) : undefined
      if (error) method.call(this, first, loggedError(error).message, ...rest)
      else method.apply(this, args)
    },
  },
})

function errorIn(value: unknown): Error | undefined {
  if (value instanceof Error) return value
  return typeof value === 'object' && value !== null && 'err' in value && value.err instanceof Error
    ? value.err
    : undefined
}

/** The one place from which errors are reported: those of requests come here by `console`, those of jobs by themselves. */
function report(first: unknown, message: unknown, level: number): void {
  if (!globalThis.broshuraErrors) return
  const isFields = typeof first === 'object' && first !== null && !(first instanceof Error)
  const about: Record<string, unknown> = isFields ? { ...first } : {}
  const thrown = errorIn(first) ?? (about.error instanceof Error ? about.error : undefined)
  const error = thrown && loggedError(thrown)
  // Payload writes its messages among the fields.
  const said = [message, first, about.msg, error?.message].find((one) => typeof one === 'string')
  globalThis.broshuraErrors.report({ isFatal: level > errorLevel, message: String(said ?? ''), error, about })
}

export function consoleAsJson(): void {
  const levels = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error', trace: 'debug' } as const
  const methods = Object.entries(levels).map(([name, level]) => [name, (...args: unknown[]) => write(level, args)])
  Object.assign(console, Object.fromEntries(methods))
  process.removeAllListeners('warning')
  process.on('warning', (error) => log.warn({ error }, 'Node warns'))
}

function write(level: 'debug' | 'info' | 'warn' | 'error', args: unknown[]): void {
  const error = args.find((one) => one instanceof Error)
  const words = args.filter((one) => one !== error).map((one) => (one instanceof Error ? one.name : one))
  const message = stripVTControlCharacters(format(...words)).trim()
  if (error) log[level]({ error }, message || 'an error was printed')
  else if (message) log[level](message)
}
