import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { freshCms } from '../../setup/cms'
import { emptyDatabase } from '../../setup/database'
import { schemaOf } from '../../setup/schema-of'

const { payload, url } = await freshCms()

const part = z.record(z.string(), z.unknown())
const adapter = z.object({
  defaultDrizzleSnapshot: part,
  requireDrizzleKit: z.custom<() => { generateMigration: (before: unknown, after: unknown) => Promise<string[]> }>(),
})
const snapshot = z
  .looseObject({ tables: z.record(z.string(), z.looseObject({ name: z.string() })) })
  .parse(JSON.parse(readFileSync(join('migrations', newestSnapshot()), 'utf8')))

function newestSnapshot(): string {
  return (
    readdirSync('migrations')
      .filter((file) => file.endsWith('.json'))
      .sort()
      .at(-1) ?? ''
  )
}

/** Made at once from the snapshot, without any migration. */
async function ofSnapshot(): Promise<Record<string, string>> {
  const { defaultDrizzleSnapshot, requireDrizzleKit } = adapter.parse(payload.db)
  const statements = await requireDrizzleKit().generateMigration(defaultDrizzleSnapshot, snapshot)
  const made = await emptyDatabase()
  const client = new Client({ connectionString: made })
  await client.connect()
  await client.query(statements.join('\n'))
  await client.end()
  return schemaOf(made)
}

/** Made by hand in the migrations, because the content model cannot say them. */
const byHand = [
  'constraint reviews.reviews_refused_for_a_reason',
  'index _pages_v_version_blocks_idx',
  'index brochures_public_category_ends',
  'index brochures_public_category_newest',
  'index brochures_public_category_starts',
  'index brochures_public_ends',
  'index brochures_public_newest',
  'index brochures_public_retailer_ends',
  'index brochures_public_retailer_starts',
  'index brochures_public_starts',
  'index brochures_texts_parent',
  'index brochures_v_texts_parent',
  'index orders_finder',
  'index orders_guest_email',
  'index pages_blocks_idx',
  'index products_locales_finding',
  'index products_rels_term_parent',
  'index variants_finding',
]

it('of the migrations has all of the content model: enums, columns, defaults, keys, indexes', async () => {
  const [migrated, wanted] = [await schemaOf(url), await ofSnapshot()]
  expect(Object.fromEntries(Object.keys(wanted).map((name) => [name, migrated[name]]))).toEqual(wanted)

  const tables = new Set(Object.values(snapshot.tables).map(({ name }) => name))
  const tableOf = (name: string, definition: string) =>
    (/^(?:column|constraint) "?(\w+)/.exec(name) ?? /^CREATE.* INDEX .* ON public\.(\w+)/.exec(definition))?.[1] ?? ''
  const more = Object.entries(migrated).filter(
    ([name, definition]) => !(name in wanted) && (name.startsWith('enum ') || tables.has(tableOf(name, definition))),
  )
  expect(more.map(([name]) => name)).toEqual(byHand)
})
