import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import type { JobKind } from './kinds'

/** The job whose work is done. */
export interface Job {
  id: string
  enqueuedAt: Date
}

interface Work<Input> {
  /** Safe to repeat: a worker can be killed at any step, after the last one too. An error has it tried again. */
  run: (req: PayloadRequest, input: Input, job: Job) => Promise<void>
  /** What is to be said where the last attempt failed or was killed. */
  giveUp?: (req: PayloadRequest, input: Input) => Promise<void>
}

/** The work of one kind of job; its input comes from the database and is checked. */
export interface Handler {
  name: string
  run: (payload: Payload, input: unknown, job: Job) => Promise<void>
  giveUp: (req: PayloadRequest, input: unknown) => Promise<void>
}

export function handle<Input>({ name, input: schema }: JobKind<Input>, work: Work<Input>): Handler {
  return {
    name,
    run: async (payload, input, job) => work.run(await createLocalReq({}, payload), schema.parse(input), job),
    giveUp: async (req, input) => work.giveUp?.(req, schema.parse(input)),
  }
}

/** What is done now and then, once over all workers; what goes wrong waits for the next time. */
export interface Duty {
  name: string
  /** When, as a crontab says it, in UTC; at the start of a worker too. */
  when: string
  run: (payload: Payload) => Promise<unknown>
  /** Never beside the jobs of this queue. */
  queue?: string
}
