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
 * Gives this test file its own migrated database and data folder. To be called before any import that reads the
 * environment; `freshCms` adds the CMS.
 */
export async function freshDatabase(): Promise<{ url: string; dataDir: string }> {
  const { name, url } = await createDatabase(`${inject('databasePrefix')}_template strategy file_copy`)
  atEnd(async () => {
    await globalThis.broshuraPreparedPool?.end()
    // Payload never returns the first connection of its pool, so dropping the database breaks it; that error is
    // expected.
    for (const { payload } of cmsInstances().values()) {
      payload?.db.pool.removeAllListeners('error').on('error', () => undefined)
    }
    await dropDatabase(name)
  })

  const dataDir = mkdtempSync(join(tmpdir(), 'broshura-test-'))
  atEnd(() => rmSync(dataDir, { recursive: true, force: true }))
  process.env.DATABASE_URL = url
  process.env.DATA_DIR = dataDir
  return { url, dataDir }
}

/** The address of a database without any table, dropped after the tests of this file. */
export async function emptyDatabase(): Promise<string> {
  const { name, url } = await createDatabase('template0')
  atEnd(() => dropDatabase(name))
  return url
}

async function createDatabase(template: string): Promise<{ name: string; url: string }> {
  const name = `${inject('databasePrefix')}_${randomBytes(4).toString('hex')}`
  await onServer(`create database ${name} template ${template}`)
  const url = new URL(inject('databaseServer'))
  url.pathname = `/${name}`
  return { name, url: url.href }
}

const dropDatabase = (name: string) => onServer(`drop database ${name} with (force)`)

export function cmsInstances(): Map<string, { payload: Payload | null }> {
  return globalThis._payload ?? new Map()
}

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: inject('databaseServer') })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
