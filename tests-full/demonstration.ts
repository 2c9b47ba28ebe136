import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Payload } from 'payload'
import { afterAll } from 'vitest'
import { seed } from '../scripts/steps/prepare'
import { freshDatabase } from '../tests/setup/database'

export async function demonstration(): Promise<Payload> {
  await freshDatabase()
  mkdirSync('.data', { recursive: true })
  const dataDir = mkdtempSync(resolve('.data', 'demonstration-'))
  process.env.DATA_DIR = dataDir
  await seed({ env: { ...process.env, NODE_ENV: 'production' }, dataDir, watch: () => undefined })
  const payload = await (await import('@/server/cms')).cmsSystem()
  afterAll(async () => {
    await payload.destroy()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return payload
}
