import { after } from 'next/server'
import { log } from '@/server/log'

/** When work is done that an answer must not tell of, neither by its words nor by its time. */
export type Later = (work: () => Promise<void>) => Promise<void>

/** After the answer has been given. */
export const afterAnswer: Later = async (work) =>
  after(() => work().catch((error: unknown) => log.error({ error }, 'what an answer had put off failed')))

/** At once, where nobody measures: in tests and scheduled tasks. */
export const atOnce: Later = (work) => work()
