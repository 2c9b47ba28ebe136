import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, inject } from 'vitest'

/**
 * Gives this test file a migrated database and a data folder of its own. Call it at the top level, because the `afterAll` of a hook is never
 * run, and before anything is imported that reads the environment. Where the CMS is needed too, `freshCms` gives both.
 */
export async function freshDatabase(): Promise<{ url: string; dataDir: string }> {
  const prefix = inject('databasePrefix')
  const name = `${prefix}_${randomBytes(4).toString('hex')}`
  const client = new Client({ connectionString: inject('databaseServer') })
  await client.connect()
  await client.query(`create database ${name} template ${prefix}_template`)
  await client.end()

  const url = new URL(inject('databaseServer'))
  url.pathname = `/${name}`
  const dataDir = mkdtempSync(join(tmpdir(), 'broshura-test-'))
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
  process.env.DATABASE_URL = url.href
  process.env.DATA_DIR = dataDir
  return { url: url.href, dataDir }
}
