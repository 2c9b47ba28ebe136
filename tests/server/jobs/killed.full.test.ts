import { afterAll, expect, it, vi } from 'vitest'
import { freshCms } from '../../setup/cms'
import { acceptMails } from './catch-mails'
import { enqueueMany, jobsLeft, killAtRandom } from './many-workers'

vi.setConfig({ testTimeout: 300_000 })

const mailServer = await acceptMails()

const { payload } = await freshCms()
afterAll(async () => {
  await mailServer.stop()
})

it('two workers do each job once, though one of them is killed', async () => {
  const { fixtures, brochures, ids } = await enqueueMany(payload, { brochures: 6, mails: 40 })
  const workers = await killAtRandom({ workers: 2, kills: 1, pauseMs: { from: 6000, to: 12_000 } })
  await expect.poll(() => jobsLeft(payload), { timeout: 240_000 }).toBe(0)
  await workers.stop()
  expect(mailServer.accepted.toSorted()).toEqual(ids.toSorted())
  for (const brochure of brochures) {
    const imports = await fixtures.importsOf(brochure)
    expect(imports.map(({ status }) => status)).toEqual(['done'])
    expect(await fixtures.pagesOf(imports[0]?.id ?? '')).toHaveLength(1)
    expect((await fixtures.latest(brochure)).activeImport).toBe(imports[0]?.id)
  }
})
