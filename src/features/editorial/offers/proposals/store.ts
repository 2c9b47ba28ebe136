import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { multiBuySchema } from '@/lib/multi-buy-schema'
import { isNoneOf, isOneOf, state } from '@/server/db/states'
import { named, tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { isDecided } from './known'
import type { Taught } from './refusals'
import type { ProposedOffer } from './types'

const proposed = tables.proposals.offers
const o = alias(tables.offers, 'o')

const row = z.object({
  id: z.string(),
  pageNumber: z.number(),
  title: z.string(),
  brand: z.string().nullable(),
  packSize: z.string().nullable(),
  priceCents: z.number(),
  oldPriceCents: z.number().nullable(),
  box: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
  uncertain: z.boolean(),
  loyaltyOnly: z.boolean(),
  multiBuy: z.nullable(multiBuySchema),
  depositCents: z.number().nullable(),
  printedTerms: z.array(z.string()),
})

type ProposalState = (typeof proposed.state.enumValues)[number]
export type StoredProposal = z.infer<typeof row>
export type PageProposal = ProposedOffer & { pageNumber: number }
export type OfImport = { brochure: string; importId: string }

const columns = sql`${proposed.id}, ${proposed.pageNumber} as "pageNumber", ${proposed.title}, ${proposed.brand},
  ${proposed.packSize} as "packSize", ${proposed.priceCents} as "priceCents",
  ${proposed.oldPriceCents} as "oldPriceCents", json_build_object('x', ${proposed.x}, 'y', ${proposed.y},
    'width', ${proposed.width}, 'height', ${proposed.height}) as box, ${proposed.uncertain},
  ${proposed.loyaltyOnly} as "loyaltyOnly", ${proposed.multiBuy} as "multiBuy",
  ${proposed.depositCents} as "depositCents", ${proposed.printedTerms} as "printedTerms"`

const withoutOffer = sql`(${isOneOf(proposed.state, 'accepted')}
  and not exists (select from ${tables.offers} o where ${o.id} = ${proposed.offerId}))`
const ofImport = (importId: string) => sql`${proposed.importId} = ${importId}`
const ofBrochure = (brochure: string) => sql`${proposed.brochureId} = ${brochure}`

async function readWhere(database: Database, condition: SQL): Promise<StoredProposal[]> {
  const { rows } = await database.execute(sql`
    select ${columns} from ${proposed} where ${condition}
    order by ${proposed.pageNumber}, ${proposed.y}, ${proposed.x}, ${proposed.id}`)
  return z.array(row).parse(rows)
}

/** Undecided proposals of an import that were not refused at another import of the brochure either. */
export async function readOpen(database: Database, { brochure, importId }: OfImport): Promise<StoredProposal[]> {
  const open = await readWhere(database, sql`${ofImport(importId)} and ${isOneOf(proposed.state, 'proposed')}`)
  const refused = await readWhere(
    database,
    sql`${ofBrochure(brochure)} and (${isOneOf(proposed.state, 'rejected')} or ${withoutOffer}) and ${proposed.importId} is distinct from ${importId}`,
  )
  return open.filter((proposal) => !isDecided(proposal, refused))
}

export const readRejected = (database: Database, brochure: string): Promise<StoredProposal[]> =>
  readWhere(database, sql`${ofBrochure(brochure)} and ${isOneOf(proposed.state, 'rejected')}`)

const ofOffer = row.extend({ offer: z.string() })

export async function readAccepted(database: Database, brochure: string): Promise<Map<string, StoredProposal[]>> {
  const { rows } = await database.execute(sql`
    select ${columns}, ${proposed.offerId} as offer from ${proposed}
    where ${ofBrochure(brochure)} and ${isOneOf(proposed.state, 'accepted')} and ${proposed.offerId} is not null`)
  return Map.groupBy(z.array(ofOffer).parse(rows), ({ offer }) => offer)
}

const withState = row.extend({ state: z.enum(proposed.state.enumValues) })

export async function readAllOf(database: Database, importId: string) {
  const { rows } = await database.execute(
    sql`select ${columns}, ${proposed.state} from ${proposed} where ${ofImport(importId)}`,
  )
  return z.array(withState).parse(rows)
}

export async function hasProposals(database: Database, importId: string): Promise<boolean> {
  const { rows } = await database.execute(sql`select from ${proposed} where ${ofImport(importId)} limit 1`)
  return rows.length > 0
}

/** True when all proposals are of this import, and not of a PDF that the brochure showed before. */
export async function areOfImport(database: Database, ids: readonly string[], importId: string | null) {
  if (ids.length === 0) return true
  const { rows } = await database.execute(sql`
    select from ${proposed} where ${proposed.id} = any(${sql.param(ids)}::uuid[])
      and ${proposed.importId} is distinct from ${importId}::uuid limit 1`)
  return rows.length === 0
}

const judged = z.array(
  z.object({ id: z.string(), state: z.enum(proposed.state.enumValues), offer: z.string().nullable() }),
)

/** By id, with the offers that accepted proposals have become. Proposals that are gone are left out. */
export async function readStates(database: Database, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, z.infer<typeof judged>[number]>()
  const { rows } = await database.execute(sql`
    select ${proposed.id}, ${proposed.state}, ${proposed.offerId} as offer from ${proposed}
    where ${proposed.id} = any(${sql.param(ids)}::uuid[])`)
  return new Map(judged.parse(rows).map((found) => [found.id, found]))
}

const most = 500

const taught = row.extend({ now: z.object({ title: z.string(), packSize: z.string(), oldPrice: z.string() }) })

export async function readTaught(database: Database, brochure: string): Promise<Taught<StoredProposal>[]> {
  const { rows } = await database.execute(sql`
    select ${columns}, json_build_object('title', ${o.title}, 'packSize', coalesce(${o.packSize}, ''),
        'oldPrice', coalesce(${o.oldPriceCents}::int::text, '')) as now
    from ${proposed} join ${tables.offers} o on ${o.id} = ${proposed.offerId}
    where ${ofBrochure(brochure)} and ${isOneOf(proposed.state, 'accepted')}
    order by ${proposed.decidedAt} desc, ${proposed.pageNumber} desc, ${proposed.y} desc, ${proposed.id} limit ${most}`)
  return z
    .array(taught)
    .parse(rows)
    .map(({ now, ...proposal }) => ({ proposal, values: now }))
}

/**
 * Until the transaction ends: two editors who open the offer editor at once would both write the same proposals, and
 * two who accept one proposal at once would both make an offer of it.
 */
export const lockProposals = (database: Database, importId: string) =>
  database.execute(sql`select pg_advisory_xact_lock(hashtextextended(${importId}, 0))`)

/**
 * Replaces the undecided proposals of an import; proposals equal to an accepted or rejected one are not written again.
 */
export async function replaceProposals(
  database: Database,
  { brochure, importId }: OfImport,
  found: readonly PageProposal[],
) {
  await lockProposals(database, importId)
  await database.execute(
    sql`delete from ${proposed} where ${ofImport(importId)} and ${isOneOf(proposed.state, 'proposed')}`,
  )
  const decided = await readWhere(database, sql`${ofImport(importId)} and ${isNoneOf(proposed.state, 'proposed')}`)
  const open = found.filter((proposal) => !isDecided(proposal, decided))
  await addProposals(database, { brochure, importId }, open)
}

const written = z.array(z.object({ id: z.string() }))

/** @returns the ids of the new proposals */
export async function addProposals(
  database: Database,
  { brochure, importId }: OfImport,
  found: readonly PageProposal[],
): Promise<string[]> {
  if (found.length === 0) return []
  const rows = found.map(({ box, ...rest }) => ({ ...rest, ...box }))
  const { rows: ids } = await database.execute(sql`
    insert into ${proposed} (${named(proposed, 'brochureId', 'importId', 'pageNumber', 'title', 'brand', 'packSize')},
      ${named(proposed, 'priceCents', 'oldPriceCents', 'x', 'y', 'width', 'height', 'uncertain', 'loyaltyOnly')},
      ${named(proposed, 'multiBuy', 'depositCents', 'printedTerms')})
    select ${brochure}::uuid, ${importId}::uuid, "pageNumber", title, brand, "packSize", "priceCents", "oldPriceCents", x, y, width, height, uncertain, "loyaltyOnly",
      "multiBuy", "depositCents", "printedTerms"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row("pageNumber" int, title text, brand text, "packSize" text,
      "priceCents" int, "oldPriceCents" int, x float8, y float8, width float8, height float8, uncertain boolean,
      "loyaltyOnly" boolean, "multiBuy" jsonb, "depositCents" int, "printedTerms" text[])
    returning ${proposed.id}`)
  return written.parse(ids).map(({ id }) => id)
}

type Decisions = {
  accepted?: { proposal: string; offer: string }[]
  rejected?: string[]
  reopened?: string[]
  /** Requested by an editor and taken back before a decision. */
  withdrawn?: string[]
}

export async function decideProposals(database: Database, brochure: string, decisions: Decisions): Promise<void> {
  const { accepted = [], rejected = [], reopened = [], withdrawn = [] } = decisions
  if (withdrawn.length > 0) {
    await database.execute(sql`
      delete from ${proposed} where ${ofBrochure(brochure)} and ${isOneOf(proposed.state, 'proposed')}
        and ${proposed.id} = any(${sql.param(withdrawn)}::uuid[])`)
  }
  const states: { id: string; state: ProposalState; offer: string | null }[] = [
    ...accepted.map(({ proposal, offer }) => ({ id: proposal, state: 'accepted' as const, offer })),
    ...rejected.map((id) => ({ id, state: 'rejected' as const, offer: null })),
    ...reopened.map((id) => ({ id, state: 'proposed' as const, offer: null })),
  ]
  if (states.length === 0) return
  await database.execute(sql`
    update ${proposed} set ${named(proposed, 'state')} = row.state, ${named(proposed, 'offerId')} = row.offer,
      ${named(proposed, 'decidedAt')} = case when row.state = ${state(proposed.state, 'proposed')} then null else now() end
    from jsonb_to_recordset(${JSON.stringify(states)}::jsonb) as row(id uuid, state text, offer uuid)
    where ${proposed.id} = row.id and ${ofBrochure(brochure)}`)
}
