import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { Database } from '@/server/transaction'
import { isDecided } from './known'
import type { Taught } from './learned'
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

export async function readProposals(
  database: Database,
  brochure: string,
  state: 'proposed' | 'decided' | 'rejected',
): Promise<StoredProposal[]> {
  const { rows } = await database.execute(sql`
    select id, page_number as "pageNumber", title, brand, pack_size as "packSize", price_cents as "priceCents",
      old_price_cents as "oldPriceCents", json_build_object('x', x, 'y', y, 'width', width, 'height', height) as box, uncertain
    from proposals.offers
    where brochure_id = ${brochure} and (state = ${state} or (${state === 'decided'} and state <> 'proposed'))
    order by page_number, y, x, id`)
  return z.array(row).parse(rows)
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

/** Puts new proposals in the place of those nobody has decided on; what was accepted or rejected before does not come again. */
export async function replaceProposals(database: Database, brochure: string, found: readonly PageProposal[]) {
  await database.execute(sql`delete from proposals.offers where brochure_id = ${brochure} and state = 'proposed'`)
  const decided = await readProposals(database, brochure, 'decided')
  const open = found
    .filter((proposal) => !isDecided(proposal, decided))
    .map(({ box, ...rest }) => ({ ...rest, ...box }))
  if (open.length === 0) return
  await database.execute(sql`
    insert into proposals.offers (brochure_id, page_number, title, brand, pack_size, price_cents, old_price_cents,
      x, y, width, height, uncertain)
    select ${brochure}::uuid, "pageNumber", title, brand, "packSize", "priceCents", "oldPriceCents", x, y, width, height, uncertain
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
