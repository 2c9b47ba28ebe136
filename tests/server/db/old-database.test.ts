import { spawnSync } from 'node:child_process'
import { Client } from 'pg'
import { expect, it } from 'vitest'
import { requireBaseline } from '@/server/db/migrations'
import { readiness } from '@/server/readiness'
import { migrations } from '../../../migrations'
import { placeholderEnv } from '../../../scripts/checks/placeholder-env'
import { migrate } from '../../../scripts/steps/prepare'
import { atEnd } from '../../setup/at-end'
import { emptyDatabase, freshDatabase } from '../../setup/database'

const { url, dataDir } = await freshDatabase()
const names = migrations.map(({ name }) => name)
const sentence =
  'This database was made before the migrations were united: delete .data/ (or the database) and start again.'
const env = { ...process.env, ...placeholderEnv, NODE_ENV: 'production' as const, DATABASE_URL: url }

it('is told from an empty one and from one that lacks only newer migrations', async () => {
  await requireBaseline(await emptyDatabase(), names)
  await requireBaseline(url, [...names, '20991231_000000_newer'])
})

it('is told in one sentence how to begin anew, by the command and by the demonstration, and stays as it is', async () => {
  const client = new Client({ connectionString: url })
  await client.connect()
  atEnd(() => client.end())
  await client.query(`update payload_migrations set name = '20261120_090318_initial' where name = $1`, [names[0]])
  const applied = async () => (await client.query('select name from payload_migrations order by name')).rows
  const before = await applied()

  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/migrate.ts'], {
    env,
    encoding: 'utf8',
  })
  expect({ status, stderr: stderr.trim() }).toEqual({ status: 1, stderr: sentence })
  await expect(migrate({ env, dataDir, watch: () => undefined })).rejects.toThrow(sentence)
  expect(await applied()).toEqual(before)
})

it('is not migrated where somebody asks for the way back', () => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/migrate.ts', 'down'], {
    env,
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([1, expect.stringContaining('takes no arguments')])
})

it('is for a web server one whose migrations are missing, so that it can start before them', async () => {
  expect(await readiness(url)).toEqual([`The migration ${names[0]} is not applied.`])
})
