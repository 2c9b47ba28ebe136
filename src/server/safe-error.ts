import { z } from 'zod'

const failedQuery = z.object({ query: z.string(), params: z.array(z.unknown()) })
/** An error of Postgres itself. */
const ofDatabase = z.object({ severity: z.string(), code: z.string() })

/** What says where and why, and holds no value that somebody typed. */
const harmless = ['code', 'constraint', 'table', 'column', 'routine', 'status', 'syscall', 'errno', 'path', 'digest']

const longestQuery = 600

export type LoggedError = { type: string; message: string; stack: string; cause?: unknown; [more: string]: unknown }

/** An error for the log, without the values of a query: they are names, addresses and texts of people. */
export function safeError(error: unknown): unknown {
  return error instanceof Error ? loggedError(error) : error
}

export function loggedError(error: Error, level = 0): LoggedError {
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
  // "invalid input syntax for type uuid: "…"": what follows is the value.
  const database = ofDatabase.safeParse(error)
  if (database.success && database.data.code.startsWith('22')) return error.message.split(':', 1)[0] ?? ''
  return error.message
}

/** The stack repeats the message first, which may have many lines. */
function framesOf({ message, stack = '' }: Error): string {
  const at = stack.indexOf(message)
  return at < 0 ? '' : stack.slice(at + message.length)
}
