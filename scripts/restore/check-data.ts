import { sql } from '@payloadcms/db-postgres'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { z } from 'zod'
import { partsOfBooks } from '@/features/shop/orders/books/part'
import { checkBooks } from '@/features/shop/orders/check-books'
import { pendingMigrations } from '@/server/db/migrations'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { migrations } from '../../migrations'
import { brokenReferences } from './broken-references'
import { namedFiles } from './named-files'

interface Checked {
  /** For people, one line each. */
  said: string[]
  faults: string[]
}

const megabyte = 1024 * 1024
/** Files that are asked for at the same time: in S3 each takes a request, and each page of a PDF has four. */
const atOnce = 32
const counted = z.tuple([z.object({ orders: z.number(), documents: z.number() })])

/** Whether database and files belong together: references, files with their sizes, and the books of the shop. */
export async function checkData(databaseUrl: string): Promise<Checked> {
  const pending = await pendingMigrations(
    databaseUrl,
    migrations.map(({ name }) => name),
  )
  if (pending.length > 0) return { said: [], faults: pending.map((name) => `The migration ${name} is not applied.`) }
  const client = new Client({ connectionString: databaseUrl, application_name: 'broshura check' })
  await client.connect()
  try {
    const database = drizzle({ client })
    const parts = [await references(database), await files(database), await books(database)]
    return { said: parts.flatMap(({ said }) => said), faults: parts.flatMap(({ faults }) => faults) }
  } finally {
    await client.end()
  }
}

async function references(database: Database): Promise<Checked> {
  const { checked, broken } = await brokenReferences(database)
  return { said: [`${checked} foreign keys lead somewhere in every row, but for ${broken.length}`], faults: broken }
}

async function files(database: Database): Promise<Checked> {
  const named = await namedFiles(database)
  const faults: string[] = []
  let bytes = 0
  for (let start = 0; start < named.length; start += atOnce) {
    const some = named.slice(start, start + atOnce)
    const sizes = await Promise.all(some.map(async ({ files, name }) => (await files.find(name))?.size))
    for (const [index, { area, name, size }] of some.entries()) {
      const found = sizes[index]
      bytes += found ?? 0
      if (found === undefined) faults.push(`${area}/${name} is missing`)
      else if (size !== null && found !== size) faults.push(`${area}/${name} has ${found} bytes instead of ${size}`)
    }
  }
  const megabytes = (bytes / megabyte).toFixed(1)
  return {
    said: [`${named.length} files (${megabytes} MB) are named, of which ${faults.length} are not as they should be`],
    faults,
  }
}

async function books(database: Database): Promise<Checked> {
  const faults: string[] = []
  for await (const part of partsOfBooks(database))
    for (const { what, id } of await checkBooks(database, part)) faults.push(`The books do not agree: ${what} (${id})`)
  const { rows } = await database.execute(sql`
    select (select count(*)::int from ${tables.orders}) as orders, (select count(*)::int from ${tables.shop.documents}) as documents`)
  const [{ orders, documents }] = counted.parse(rows)
  return { said: [`${orders} orders and ${documents} documents were compared, with ${faults.length} faults`], faults }
}
