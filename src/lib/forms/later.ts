import { after } from 'next/server'
import { log } from '@/server/log'

/** Runs work that an answer must reveal neither by its content nor by its timing. */
export type Later = (work: () => Promise<void>) => Promise<void>

export const afterAnswer: Later = async (work) =>
  after(() => work().catch((error: unknown) => log.error({ error }, 'what an answer had put off failed')))

/** For tests and scheduled tasks, where no response time is observable. */
export const atOnce: Later = (work) => work()
