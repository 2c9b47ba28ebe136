import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import payload from 'payload'
import { z } from 'zod'
import config from '../../payload.config'
import { cmsTablesFile, cmsTablesSource } from './cms-tables'
import { migrationFaults } from './migration-files'

const folder = 'migrations'
const part = z.record(z.string(), z.unknown())

/**
 * Compares the content model with the snapshot beside the migrations, without the interactive questions of
 * `migrate:create`, and looks at the names of the files.
 */
await payload.init({ config, disableDBConnect: true, disableOnInit: true })
const files = readdirSync(folder)
const snapshot = files
  .filter((name) => name.endsWith('.json'))
  .sort()
  .at(-1)
const previous = part.parse(JSON.parse(snapshot ? readFileSync(join(folder, snapshot), 'utf8') : '{}'))
const adapter = z
  .object({ schema: part, requireDrizzleKit: z.custom<() => { generateDrizzleJson: (schema: unknown) => unknown }>() })
  .parse(payload.db)
const wanted = part.parse(
  JSON.parse(JSON.stringify(await adapter.requireDrizzleKit().generateDrizzleJson(adapter.schema))),
)

const differences = Object.keys({ ...previous, ...wanted })
  .filter((key) => key !== 'id' && key !== 'prevId')
  .flatMap((key) => differing(key, previous[key], wanted[key]))
for (const name of differences) console.error(`  differs: ${name}`)
if (differences.length > 0)
  console.error('The migrations are not those of the content model: run npm run migrate:create.')
const hasOldTables = readFileSync(cmsTablesFile, 'utf8') !== cmsTablesSource(payload.db)
if (hasOldTables) console.error(`${cmsTablesFile} is not that of the content model: run npm run generate:tables.`)
const index = readFileSync(join(folder, 'index.ts'), 'utf8')
const faults = migrationFaults({ files, index, now: new Date() })
for (const fault of faults) console.error(fault)
process.exit(differences.length > 0 || hasOldTables || faults.length > 0 ? 1 : 0)

function differing(key: string, before: unknown, after: unknown): string[] {
  const [a, b] = [part.safeParse(before), part.safeParse(after)]
  if (!a.success || !b.success) return isDeepStrictEqual(before, after) ? [] : [key]
  return Object.keys({ ...a.data, ...b.data })
    .filter((name) => !isDeepStrictEqual(a.data[name], b.data[name]))
    .map((name) => `${key} ${name}`)
}
