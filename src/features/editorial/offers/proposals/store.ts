import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import type { Database } from '@/server/db/transaction'
import { isDecided } from './known'
import type { Taught } from './refusals'
import type { ProposedOffer } from './types'

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
})

export type StoredProposal = z.infer<typeof row>
export type PageProposal = ProposedOffer & { pageNumber: number }
type OfImport = { brochure: string; importId: string }

const columns = sql`id, page_number as "pageNumber", title, brand, pack_size as "packSize", price_cents as "priceCents",
  old_price_cents as "oldPriceCents", json_build_object('x', x, 'y', y, 'width', width, 'height', height) as box, uncertain`

async function readWhere(database: Database, condition: SQL): Promise<StoredProposal[]> {
  const { rows } = await database.execute(sql`
    select ${columns} from proposals.offers where ${condition} order by page_number, y, x, id`)
  return z.array(row).parse(rows)
}

/** What an import proposes and nobody has decided on, neither there nor at another import of its brochure. */
export async function readOpen(database: Database, { brochure, importId }: OfImport): Promise<StoredProposal[]> {
  const open = await readWhere(database, sql`import_id = ${importId} and state = 'proposed'`)
  const decided = await readWhere(
    database,
    sql`brochure_id = ${brochure} and state <> 'proposed' and import_id is distinct from ${importId}`,
  )
  return open.filter((proposal) => !isDecided(proposal, decided))
}

export const readRejected = (database: Database, brochure: string): Promise<StoredProposal[]> =>
  readWhere(database, sql`brochure_id = ${brochure} and state = 'rejected'`)

/** The offers that were accepted from another PDF of the brochure and that the one of this import does not have. */
export async function readElsewhere(database: Database, { brochure, importId }: OfImport): Promise<string[]> {
  const own = await readWhere(database, sql`import_id = ${importId}`)
  const { rows } = await database.execute(sql`
    select ${columns}, offer_id as offer from proposals.offers
    where brochure_id = ${brochure} and state = 'accepted' and offer_id is not null
      and import_id is distinct from ${importId}`)
  return z
    .array(row.extend({ offer: z.string() }))
    .parse(rows)
    .flatMap(({ offer, ...accepted }) => (isDecided(accepted, own) ? [] : [offer]))
}

/** Whether an import has proposals, decided or not; those of imports before this was kept are gone. */
export async function hasProposals(database: Database, importId: string): Promise<boolean> {
  const { rows } = await database.execute(sql`select from proposals.offers where import_id = ${importId} limit 1`)
  return rows.length > 0
}

/** Whether all these proposals are of this import, and not of a PDF that the brochure showed before. */
export async function areOfImport(database: Database, ids: readonly string[], importId: string | null) {
  if (ids.length === 0) return true
  const { rows } = await database.execute(sql`
    select from proposals.offers
    where id = any(${sql.param(ids)}::uuid[]) and import_id is distinct from ${importId}::uuid limit 1`)
  return rows.length === 0
}

const most = 500

const taught = row.extend({ now: z.object({ title: z.string(), packSize: z.string(), oldPrice: z.string() }) })

/** Proposals that became offers, as they were read, and what their offers say now; the newest decisions first. */
export async function readTaught(database: Database, brochure: string): Promise<Taught<StoredProposal>[]> {
  const { rows } = await database.execute(sql`
    select p.id, p.page_number as "pageNumber", p.title, p.brand, p.pack_size as "packSize", p.price_cents as "priceCents",
      p.old_price_cents as "oldPriceCents", json_build_object('x', p.x, 'y', p.y, 'width', p.width, 'height', p.height) as box,
      p.uncertain, json_build_object('title', o.title, 'packSize', coalesce(o.pack_size, ''),
        'oldPrice', coalesce(o.old_price_cents::int::text, '')) as now
    from proposals.offers p join offers o on o.id = p.offer_id
    where p.brochure_id = ${brochure} and p.state = 'accepted'
    order by p.decided_at desc, p.page_number desc, p.y desc, p.id limit ${most}`)
  return z
    .array(taught)
    .parse(rows)
    .map(({ now, ...proposal }) => ({ proposal, values: now }))
}

/**
 * Puts new proposals of an import in the place of those nobody has decided on; what was accepted or rejected there before does
 * not come again.
 */
export async function replaceProposals(
  database: Database,
  { brochure, importId }: OfImport,
  found: readonly PageProposal[],
) {
  // Two editors who open the desk at once would both write them.
  await database.execute(sql`select pg_advisory_xact_lock(hashtextextended(${importId}, 0))`)
  await database.execute(sql`delete from proposals.offers where import_id = ${importId} and state = 'proposed'`)
  const decided = await readWhere(database, sql`import_id = ${importId} and state <> 'proposed'`)
  const open = found
    .filter((proposal) => !isDecided(proposal, decided))
    .map(({ box, ...rest }) => ({ ...rest, ...box }))
  if (open.length === 0) return
  await database.execute(sql`
    insert into proposals.offers (brochure_id, import_id, page_number, title, brand, pack_size, price_cents, old_price_cents,
      x, y, width, height, uncertain)
    select ${brochure}::uuid, ${importId}::uuid, "pageNumber", title, brand, "packSize", "priceCents", "oldPriceCents", x, y, width, height, uncertain
    from jsonb_to_recordset(${JSON.stringify(open)}::jsonb) as row("pageNumber" int, title text, brand text, "packSize" text,
      "priceCents" int, "oldPriceCents" int, x float8, y float8, width float8, height float8, uncertain boolean)`)
}

type Decisions = { accepted: { proposal: string; offer: string }[]; rejected: string[]; reopened: string[] }

export async function decideProposals(database: Database, brochure: string, decisions: Decisions): Promise<void> {
  const states = [
    ...decisions.accepted.map(({ proposal, offer }) => ({ id: proposal, state: 'accepted', offer })),
    ...decisions.rejected.map((id) => ({ id, state: 'rejected', offer: null })),
    ...decisions.reopened.map((id) => ({ id, state: 'proposed', offer: null })),
  ]
  if (states.length === 0) return
  await database.execute(sql`
    update proposals.offers p set state = row.state, offer_id = row.offer,
      decided_at = case when row.state = 'proposed' then null else now() end
    from jsonb_to_recordset(${JSON.stringify(states)}::jsonb) as row(id uuid, state text, offer uuid)
    where p.id = row.id and p.brochure_id = ${brochure}`)
}
