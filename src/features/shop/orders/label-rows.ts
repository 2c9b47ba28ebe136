import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { type LabelState, labelStates } from '@/domain/order-states'
import { becomes, isOneOf } from '@/server/db/states'
import { named, tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'

const { labels, shipments } = tables.shop
const before = alias(labels, 'before')

export const ownProblems = ['abroad', 'no-agreement', 'no-phone', 'no-point', 'no-sender', 'unreachable'] as const

/** The carrier has the parcel or may have it, so it must be cancelled there. */
export const isHeldByCarrier = (state: LabelState | null | undefined): boolean =>
  state === 'done' || state === 'unknown'

const labelRow = z.object({
  parcel: z.string(),
  state: z.enum(labelStates),
  number: z.string().nullable(),
  problem: z.string().nullable(),
  hasPdf: z.boolean(),
})
export type ParcelLabel = z.infer<typeof labelRow>

export async function readLabels(database: Database, parcels: string[]): Promise<Map<string, ParcelLabel>> {
  const { rows } = await database.execute(sql`
    select ${labels.shipment} as parcel, ${labels.state}, ${labels.number}, ${labels.problem},
      ${labels.pdf} is not null as "hasPdf"
    from ${labels} where ${labels.shipment} = any(${sql.param(parcels)}::uuid[])`)
  return new Map(
    z
      .array(labelRow)
      .parse(rows)
      .map((label) => [label.parcel, label]),
  )
}

const stateRow = z.object({ state: z.enum(labelStates) })

/** Locks the label until the transaction ends; null where no label was asked for. */
export async function readLabelState(transaction: Database, parcel: string): Promise<LabelState | null> {
  const { rows } = await transaction.execute(sql`
    select ${labels.state} from ${labels} where ${labels.shipment} = ${parcel} for update`)
  return z.array(stateRow).parse(rows)[0]?.state ?? null
}

const pdfRow = z.object({ pdf: z.instanceof(Buffer) })

export async function readLabelPdf(database: Database, parcel: string): Promise<Buffer | null> {
  const { rows } = await database.execute(sql`
    select ${labels.pdf} from ${labels} where ${labels.shipment} = ${parcel} and ${labels.pdf} is not null`)
  return z.array(pdfRow).parse(rows)[0]?.pdf ?? null
}

const claimed = z.object({ carrier: z.string(), was: z.enum(['asked', 'sending']) })

/** Claims a label that was asked for; null where the carrier need not be asked. */
export async function beginLabel(database: Database, parcel: string) {
  const { rows } = await database.execute(sql`
    with before as (
      select ${labels.shipment}, ${labels.state} from ${labels} where ${labels.shipment} = ${parcel} for update)
    update ${labels} set ${becomes(labels.state, 'sending')}, ${named(labels, 'changedAt')} = now()
    from before where ${labels.shipment} = before.shipment and ${isOneOf(before.state, 'asked', 'sending')}
    returning ${labels.carrier}, before.state as was`)
  return z.array(claimed).parse(rows)[0] ?? null
}

export async function endLabel(
  database: Database,
  parcel: string,
  state: 'asked' | 'refused' | 'unknown',
  problem: string | null = null,
): Promise<void> {
  await database.execute(sql`
    update ${labels} set ${named(labels, 'state')} = ${state}, ${named(labels, 'problem')} = ${problem},
      ${named(labels, 'changedAt')} = now()
    where ${labels.shipment} = ${parcel} and ${isOneOf(labels.state, 'asked', 'sending')}`)
}

/**
 * Stores the carrier's number, also as the tracking number unless staff have written another one or sent the parcel with
 * another carrier. The parcel is locked before its label, in the same order as when it is taken apart, which avoids
 * deadlocks.
 * @returns whether the parcel has a tracking number that it had not before
 */
export async function finishLabel(transaction: Database, parcel: string, number: string | null): Promise<boolean> {
  const { rowCount } = await transaction.execute(sql`
    update ${shipments} set ${named(shipments, 'tracking')} = ${number}
    where ${shipments.id} = ${parcel} and ${shipments.tracking} is null
      and ${shipments.carrier} = (select ${labels.carrier} from ${labels} where ${labels.shipment} = ${parcel})`)
  await transaction.execute(sql`
    update ${labels} set ${becomes(labels.state, 'done')}, ${named(labels, 'number')} = ${number},
      ${named(labels, 'problem')} = null, ${named(labels, 'changedAt')} = now()
    where ${labels.shipment} = ${parcel} and ${isOneOf(labels.state, 'sending')}`)
  return number !== null && rowCount === 1
}

const unprinted = z.object({ carrier: z.string(), number: z.string().nullable() })

export async function findUnprinted(database: Database, parcel: string) {
  const { rows } = await database.execute(sql`
    select ${labels.carrier}, ${labels.number} from ${labels}
    where ${labels.shipment} = ${parcel} and ${isOneOf(labels.state, 'done')} and ${labels.pdf} is null`)
  return z.array(unprinted).parse(rows)[0] ?? null
}

export async function notePrintProblem(database: Database, parcel: string, problem: string): Promise<void> {
  await database.execute(sql`
    update ${labels} set ${named(labels, 'problem')} = ${problem}
    where ${labels.shipment} = ${parcel} and ${isOneOf(labels.state, 'done')} and ${labels.pdf} is null`)
}

/** Days: by then every parcel has been handed over, and no recipient's account can have been deleted yet. */
const pdfDays = 14

/** Removes the PDFs of old parcels, because they show name and address of the recipient. Safe to repeat. */
export async function removeOldPdfs(database: Database): Promise<void> {
  await database.execute(sql`
    update ${labels} set ${named(labels, 'pdf')} = null from ${shipments}
    where ${shipments.id} = ${labels.shipment} and ${labels.pdf} is not null
      and ${shipments.shippedAt} < now() - make_interval(days => ${pdfDays})`)
}

export async function storePdf(database: Database, parcel: string, pdf: Buffer): Promise<void> {
  await database.execute(sql`
    update ${labels} set ${named(labels, 'pdf')} = ${pdf}, ${named(labels, 'problem')} = null
    where ${labels.shipment} = ${parcel}`)
}
