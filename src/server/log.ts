import pino from 'pino'
import { env } from './env.ts'
import { requestId } from './request-context.ts'
import { loggedError, safeError } from './safe-error.ts'

/** One JSON line for each event, on standard output; the object first, then the message: `log.info({ slug }, 'published')`. */
export const log = pino({
  level: env().DEBUG ? 'debug' : 'info',
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  mixin: () => ({ requestId: requestId() }),
  // `error` is our own name for it, `err` that of Payload.
  serializers: { error: safeError, err: safeError },
  redact: ['password', 'token', 'authorization', 'cookie', '*.password', '*.token', '*.authorization', '*.cookie'],
  hooks: {
    // Without words of ours, pino takes those of the error, in which a query stands with its values.
    logMethod(args, method) {
      const [first, message, ...rest] = args
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
