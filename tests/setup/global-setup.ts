import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { startDatabaseServer } from './database-server'

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: string
    databasePrefix: string
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startDatabaseServer(process.env.DATABASE_URL)
  const prefix = `broshura_test_${randomBytes(4).toString('hex')}`
  const end = async () => {
    if (server.keeps) await withClient(server.url, (client) => dropAll(client, prefix))
    await server.stop()
  }
  try {
    await withClient(server.url, (client) => client.query(`create database ${prefix}_template`))
    migrate(onServer(server.url, `${prefix}_template`))
  } catch (error) {
    await end()
    throw error
  }
  project.provide('databaseServer', server.url)
  project.provide('databasePrefix', prefix)
  return end
}

function onServer(url: string, database: string): string {
  const address = new URL(url)
  address.pathname = `/${database}`
  return address.href
}

function migrate(url: string): void {
  const unreachable = 'http://localhost:1'
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/migrate.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: url,
      PAYLOAD_SECRET: randomBytes(32).toString('hex'),
      SITE_URL: unreachable,
      SUPABASE_URL: unreachable,
      SUPABASE_KEY: 'test',
      SMTP_URL: 'smtp://localhost:1',
    },
  })
}

async function dropAll(client: Client, prefix: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select datname as name from pg_database where starts_with(datname, $1)',
    [prefix],
  )
  for (const { name } of rows) await client.query(`drop database ${client.escapeIdentifier(name)} with (force)`)
}

async function withClient<T>(url: string, use: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}
