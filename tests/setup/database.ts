import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Payload } from 'payload'
import { Client } from 'pg'
import { inject } from 'vitest'
import { atEnd } from './at-end'

declare global {
  var _payload: Map<string, { payload: Payload | null }> | undefined
}

/**
 * Gives this test file a migrated database and a data folder of its own. Call it before anything is imported that reads the environment. Where the CMS is needed too, `freshCms` gives both.
 */
export async function freshDatabase(): Promise<{ url: string; dataDir: string }> {
  const prefix = inject('databasePrefix')
  const name = `${prefix}_${randomBytes(4).toString('hex')}`
  await onServer(`create database ${name} template ${prefix}_template strategy file_copy`)
  atEnd(async () => {
    await globalThis.broshuraPreparedPool?.end()
    // Payload never gives back the first connection of its pool, so its connections end with the database, which is no news then.
    for (const { payload } of cmsInstances().values()) {
      payload?.db.pool.removeAllListeners('error').on('error', () => undefined)
    }
    await onServer(`drop database ${name} with (force)`)
  })

  const url = new URL(inject('databaseServer'))
  url.pathname = `/${name}`
  const dataDir = mkdtempSync(join(tmpdir(), 'broshura-test-'))
  atEnd(() => rmSync(dataDir, { recursive: true, force: true }))
  process.env.DATABASE_URL = url.href
  process.env.DATA_DIR = dataDir
  return { url: url.href, dataDir }
}

/** Where Payload keeps the CMS of this process. */
export function cmsInstances(): Map<string, { payload: Payload | null }> {
  return globalThis._payload ?? new Map()
}

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: inject('databaseServer') })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
