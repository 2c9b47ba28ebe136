import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import { afterEach, expect, vi } from 'vitest'
import { freshCms } from '../../setup/cms'
import { brochureFixtures } from './brochures'
import { startWorker, type WorkerProcess } from './worker-process'

/** Hooks for a test file that starts real workers, and helpers for their imports. */
export async function workerFixtures() {
  vi.setConfig({ testTimeout: 600_000 })

  const { payload, url: address, dataDir } = await freshCms()
  const pagesFolder = path.join(dataDir, 'files/pages')
  const fixtures = await brochureFixtures(payload)
  const workers: WorkerProcess[] = []

  afterEach(async () => {
    for (const worker of workers.splice(0)) await worker.kill()
    // Leftovers of a killed worker would fail the retry of a test.
    for (const name of unfinished()) rmSync(path.join(pagesFolder, name), { recursive: true })
  })

  function worker() {
    const started = startWorker()
    workers.push(started)
    return started
  }

  const until = (what: () => Promise<unknown>) => expect.poll(what, { timeout: 280_000, interval: 40 })
  const statusOf = async (brochure: string) => (await fixtures.importsOf(brochure))[0]?.status
  const unfinished = () =>
    existsSync(pagesFolder) ? readdirSync(pagesFolder).filter((name) => name.startsWith('.')) : []

  async function openJobs() {
    const { rows } = await payload.db.drizzle.execute(sql`
      select from graphile_worker.jobs where task_identifier = 'importBrochure'`)
    return rows.length
  }

  async function expectWhole(brochure: string, pages: number) {
    await until(() => statusOf(brochure)).toBe('done')
    await until(openJobs).toBe(0)
    const all = await fixtures.importsOf(brochure)
    expect(all).toHaveLength(1)
    expect((await fixtures.latest(brochure)).activeImport).toBe(all[0]?.id)
    expect(await fixtures.pagesOf(all[0]?.id ?? '')).toHaveLength(pages)
  }

  return {
    payload,
    fixtures,
    address,
    worker,
    until,
    statusOf,
    unfinished,
    openJobs,
    expectWhole,
  }
}
