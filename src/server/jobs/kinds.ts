import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { Database } from '../db/transaction'
import { requestId } from '../request-context'

const mailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  messageId: z.string().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  replyTo: z.string().optional(),
})

export type Mail = z.infer<typeof mailSchema>

export interface JobKind<Input> {
  name: string
  input: z.ZodType<Input>
  attempts: number
  key?: (input: Input) => string
  /** Jobs of one queue run one after another, over all workers. */
  queue?: string
}

/** In a minute and a half, of work that a schedule finds again. */
const fewAttempts = 5

/**
 * With growing pauses, so that an outage of the store or of the database is outlasted. A PDF that exhausts the memory
 * kills its worker, and is given up after as many kills.
 */
const attemptsInHalfAnHour = 8

/** With growing pauses of at most five minutes (`patientKinds`). */
const attemptsInTwoDays = 600

const importInput = z.object({ importId: z.uuid() })

export const importBrochure: JobKind<{ importId: string }> = {
  name: 'importBrochure',
  input: importInput,
  attempts: attemptsInHalfAnHour,
  key: ({ importId }) => `importBrochure ${importId}`,
}

const droppedDraft = z.object({ brochure: z.uuid(), user: z.uuid() })

/**
 * Fills in a draft made from a dropped PDF with the rights of `user`, even when nobody waits in the browser any more.
 */
export const fillDroppedDraft: JobKind<z.infer<typeof droppedDraft>> = {
  name: 'fillDroppedDraft',
  input: droppedDraft,
  attempts: attemptsInHalfAnHour,
  key: ({ brochure }) => `fillDroppedDraft ${brochure}`,
}

export const importPrices: JobKind<{ importId: string }> = {
  name: 'importPrices',
  input: importInput,
  attempts: attemptsInHalfAnHour,
  key: ({ importId }) => `importPrices ${importId}`,
  queue: 'prices',
}

export const withdrawPrices: JobKind<{ importId: string }> = {
  name: 'withdrawPrices',
  input: importInput,
  attempts: attemptsInHalfAnHour,
  key: ({ importId }) => `withdrawPrices ${importId}`,
  queue: 'prices',
}

export const fetchPrices: JobKind<{ day: string }> = {
  name: 'fetchPrices',
  input: z.object({ day: z.iso.date() }),
  attempts: fewAttempts,
  key: ({ day }) => `fetchPrices ${day}`,
  queue: 'prices',
}

/** Judges the prices and offers of an official group anew, with all that is computed from them. */
export const judgeGroup: JobKind<{ group: number }> = {
  name: 'judgeGroup',
  input: z.object({ group: z.int() }),
  attempts: attemptsInHalfAnHour,
  key: ({ group }) => `judgeGroup ${group}`,
  queue: 'prices',
}

/** Export and deletion share a queue, so no data is exported while it is being deleted. */
export const personQueue = 'people'

export const writeDataExport: JobKind<{ exportId: string }> = {
  name: 'writeDataExport',
  input: z.object({ exportId: z.uuid() }),
  attempts: attemptsInHalfAnHour,
  queue: personQueue,
}

const customerMail = z.object({ customer: z.uuid(), kind: z.enum(['exportReady', 'deletionPlanned', 'deletionWaits']) })
export type CustomerMail = z.infer<typeof customerMail>

export const mailCustomer: JobKind<CustomerMail> = {
  name: 'mailCustomer',
  input: customerMail,
  attempts: attemptsInTwoDays,
}

export const statementKey = (statement: string) => `eraseStatement ${statement}`

/** Erases somebody who has left from a statement of withdrawal. Giving it up would keep a name for ever. */
export const eraseStatement: JobKind<{ statement: string }> = {
  name: 'eraseStatement',
  input: z.object({ statement: z.uuid() }),
  attempts: attemptsInTwoDays,
  key: ({ statement }) => statementKey(statement),
}

const contactMail = z.object({ contactMessage: z.uuid(), kind: z.enum(['received', 'answer']) })
export type ContactMail = z.infer<typeof contactMail>

export const mailContact: JobKind<ContactMail> = {
  name: 'mailContact',
  input: contactMail,
  attempts: attemptsInTwoDays,
}

export const sendMail: JobKind<z.infer<typeof mailSchema>> = {
  name: 'sendMail',
  input: mailSchema,
  attempts: attemptsInTwoDays,
}

export const drawDocument: JobKind<{ document: string }> = {
  name: 'drawDocument',
  input: z.object({ document: z.uuid() }),
  attempts: fewAttempts,
  key: ({ document }) => `drawDocument ${document}`,
}

const goodsUnder = z.object({
  kind: z.enum(['colour', 'term']),
  id: z.uuid(),
  after: z.uuid().nullable(),
})
export type GoodsUnder = z.infer<typeof goodsUnder>

export const indexGoodsUnder: JobKind<GoodsUnder> = {
  name: 'indexGoodsUnder',
  input: goodsUnder,
  attempts: attemptsInHalfAnHour,
  key: ({ kind, id }) => `indexGoodsUnder ${kind} ${id}`,
}

/** When it is given up, staff may ask again. */
export const makeParcelLabel: JobKind<{ parcel: string }> = {
  name: 'makeLabel',
  input: z.object({ parcel: z.uuid() }),
  attempts: attemptsInHalfAnHour,
  key: ({ parcel }) => `makeParcelLabel ${parcel}`,
  // One at a time, so that no parcel is announced twice at the same moment.
  queue: 'labels',
}

export const voucherKey = (voucher: string) => `mailVoucher ${voucher}`

/** The mail of a gift voucher is composed when it is sent, so that its code is never stored in the queue. */
export const mailVoucher: JobKind<{ voucher: string }> = {
  name: 'mailVoucher',
  input: z.object({ voucher: z.uuid() }),
  attempts: attemptsInTwoDays,
  key: ({ voucher }) => voucherKey(voucher),
  // One at a time: a voucher that is queued again while its mail is sent finds that it was sent.
  queue: 'vouchers',
}

/** The mail of a document is composed when it is sent, because the queue holds no PDF. */
export const mailDocument: JobKind<{ document: string }> = {
  name: 'mailDocument',
  input: z.object({ document: z.uuid() }),
  attempts: attemptsInTwoDays,
  key: ({ document }) => `mailDocument ${document}`,
}

const forgottenUploads = z.object({ collection: z.string(), names: z.array(z.string()) })
export type ForgottenUploads = z.infer<typeof forgottenUploads>

/** Giving it up would keep a picture of somebody for ever. */
export const removeUploads: JobKind<ForgottenUploads> = {
  name: 'removeUploads',
  input: forgottenUploads,
  attempts: attemptsInTwoDays,
}

export const mailKinds = [mailCustomer.name, mailContact.name, sendMail.name, mailVoucher.name, mailDocument.name]

/** Their pauses are limited (`limitRetryDelays`), so that they are done within minutes once what they need is back. */
export const patientKinds = [...mailKinds, eraseStatement.name, removeUploads.name]

export type Held = { key: string; minutes: number }

const caused = z.object({ causedBy: z.string().max(64) })

/** The id of the request that enqueued a job; unknown where traces were off. */
export const causeOf = (input: unknown): string | undefined => caused.safeParse(input).data?.causedBy

export async function enqueue<Input>(
  database: Database,
  kind: JobKind<Input>,
  input: NoInfer<Input>,
  held?: Held,
): Promise<void> {
  const cause = globalThis.broshuraTracing && { causedBy: requestId() }
  const payload = JSON.stringify({ ...kind.input.parse(input), ...cause })
  await database.execute(sql`
    select from graphile_worker.add_job(${kind.name}, payload => ${payload}::json, queue_name => ${kind.queue ?? null},
      max_attempts => ${kind.attempts}, job_key => ${held?.key ?? kind.key?.(input) ?? null},
      run_at => now() + make_interval(mins => ${held?.minutes ?? 0}::integer))`)
}

/**
 * Cancels a held job, in the caller's transaction.
 * @returns whether it was still waiting; a job that a worker has begun is completed
 */
export async function takeBackHeld(database: Database, key: string): Promise<boolean> {
  const { rows } = await database.execute(sql`
    select from graphile_worker.remove_job(${key}) as job where job.id is not null and job.locked_at is null`)
  return rows.length > 0
}

export async function beginHeld(database: Database, key: string): Promise<void> {
  await database.execute(sql`
    select from graphile_worker.reschedule_jobs(run_at => now(), job_ids => array(
      select id from graphile_worker.jobs where key = ${key} and locked_at is null and run_at > now()))`)
}

export async function removeJob<Input>(database: Database, kind: JobKind<Input>, input: NoInfer<Input>): Promise<void> {
  await database.execute(sql`select from graphile_worker.remove_job(${kind.key?.(input) ?? null})`)
}
