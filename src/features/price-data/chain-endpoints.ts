import { bodyOf, empty, staffEndpoint } from '@collections/document-endpoint'
import { writeAuditEntry } from '@collections/staff/audit-log'
import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import type { ChainChoice } from '@/domain/chain-choice'
import { readableRows } from '@/server/db/readable-rows'
import { named, tables } from '@/server/db/tables'
import { type Database, transactionOf } from '@/server/db/transaction'
import { afterLinking } from './link-chains'

const { retailers } = tables
const { chains } = tables.prices
const before = alias(chains, 'before')
const c = alias(chains, 'c')
const r = alias(retailers, 'r')

const choiceRow = z.object({ id: z.number(), name: z.string(), retailer: z.string().nullable(), isOwn: z.boolean() })

async function readChoices(database: Database, retailer: string): Promise<ChainChoice[]> {
  const { rows } = await database.execute(sql`
    select ${c.id}, ${c.name}, ${r.name} as retailer, coalesce(${c.retailerId} = ${retailer}::uuid, false) as "isOwn"
    from ${chains} c left join ${retailers} r on ${r.id} = ${c.retailerId}
    where not ${c.invented} order by lower(${c.name}), ${c.id}`)
  return readableRows(choiceRow, rows, 'price-data/chain-endpoints')
}

const choices = async (req: PayloadRequest, retailer: string) =>
  Response.json({ chains: await readChoices(await transactionOf(req), retailer) })

const wish = z.object({ chain: z.int32().positive(), isOwn: z.boolean() })
const connectedRow = z.object({ name: z.string(), before: z.string().nullable() })
const nameRow = z.object({ name: z.string() })

async function change(req: PayloadRequest, retailer: string): Promise<Response> {
  const { data } = wish.safeParse(await bodyOf(req))
  if (!data) return empty(400)
  return data.isOwn ? connect(req, retailer, data.chain) : disconnect(req, retailer, data.chain)
}

/** The chain is this retailer from now on, and no other one any more. 404 for an unknown or invented chain or retailer. */
async function connect(req: PayloadRequest, retailer: string, chain: number): Promise<Response> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    update ${chains} c set ${named(chains, 'retailerId')} = ${r.id}
    from ${chains} before, ${retailers} r
    where ${c.id} = ${chain} and not ${c.invented} and ${before.id} = ${c.id} and ${r.id} = ${retailer}
    returning ${c.name}, ${before.retailerId} as before`)
  const [connected] = rows.map((row) => connectedRow.parse(row))
  if (!connected) return empty(404)
  await afterLinking(req, [retailer, ...(connected.before ? [connected.before] : [])])
  const details = { name: connected.name }
  await writeAuditEntry(req, { action: 'price.chain-connected', target: `retailers ${retailer}`, details })
  return choices(req, retailer)
}

/**
 * The chain is no retailer of ours; one that is none already stays so. `linkChains` connects it again where the retailer
 * bears its name and has no other chain. 404 for an unknown or invented chain, and for that of another retailer.
 */
async function disconnect(req: PayloadRequest, retailer: string, chain: number): Promise<Response> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    update ${chains} c set ${named(chains, 'retailerId')} = null
    where ${c.id} = ${chain} and not ${c.invented} and ${c.retailerId} = ${retailer} returning ${c.name}`)
  const [details] = rows.map((row) => nameRow.parse(row))
  if (!details) return (await isNobody(database, chain)) ? choices(req, retailer) : empty(404)
  await afterLinking(req, [retailer])
  await writeAuditEntry(req, { action: 'price.chain-disconnected', target: `retailers ${retailer}`, details })
  return choices(req, retailer)
}

/** Asked for once more while a first request still ran, a chain is disconnected already. */
async function isNobody(database: Database, chain: number): Promise<boolean> {
  const { rows } = await database.execute(sql`
    select from ${chains} c where ${c.id} = ${chain} and not ${c.invented} and ${c.retailerId} is null`)
  return rows.length > 0
}

export const chainEndpoints: Endpoint[] = [
  staffEndpoint('/:id/chains', 'get', choices),
  staffEndpoint('/:id/chains', 'post', change),
]
