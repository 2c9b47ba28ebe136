import pino from 'pino'
import { env } from './env'

/** One JSON line for each event, on standard output; the object first, then the message: `log.info({ slug }, 'published')`. */
export const log = pino({
  level: env().DEBUG ? 'debug' : 'info',
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { error: pino.stdSerializers.err },
  redact: ['password', 'token', 'authorization', 'cookie', '*.password', '*.token', '*.authorization', '*.cookie'],
})
