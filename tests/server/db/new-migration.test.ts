import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { tidyNewMigration } from '../../../scripts/steps/tidy-migration'
import { atEnd } from '../../setup/at-end'
import { freshCms } from '../../setup/cms'

const { payload } = await freshCms()

it('compiles as it is written, has a time that has been, and replaces the older snapshot', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'broshura-new-migration-'))
  atEnd(() => rmSync(folder, { recursive: true }))
  const { defaultDrizzleSnapshot } = z.object({ defaultDrizzleSnapshot: z.unknown() }).parse(payload.db)
  writeFileSync(join(folder, '20261127_000000_baseline.json'), JSON.stringify(defaultDrizzleSnapshot))
  writeFileSync(join(folder, '20261127_000000_baseline.ts'), '')
  const before = readdirSync(folder)
  payload.db.migrationDir = folder
  await payload.db.createMigration({ migrationName: 'office hours', payload })
  tidyNewMigration(folder, before)

  const [first, ...others] = readdirSync(folder).sort()
  const name = others.find((file) => file.endsWith('.ts'))?.replace('.ts', '') ?? ''
  expect([first, ...others]).toEqual(['20261127_000000_baseline.ts', `${name}.json`, `${name}.ts`, 'index.ts'])
  expect(name).toMatch(/^\d{8}_\d{6}_office_hours$/)
  expect(name.slice(0, 15) <= new Date().toISOString().replace(/[-:]/g, '').replace('T', '_')).toBe(true)
  expect(readFileSync(join(folder, 'index.ts'), 'utf8')).toContain(`name: '${name}'`)
  const source = readFileSync(join(folder, `${name}.ts`), 'utf8')
  expect(source).toMatch(
    /^import \{ type MigrateDownArgs, type MigrateUpArgs, sql \} from '@payloadcms\/db-postgres'\n/,
  )
  expect(source.match(/^export async function .*$/gm)).toEqual([
    'export async function up({ db }: MigrateUpArgs): Promise<void> {',
    'export async function down({ db }: MigrateDownArgs): Promise<void> {',
  ])
})
