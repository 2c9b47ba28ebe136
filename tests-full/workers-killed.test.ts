import { afterAll, expect, it } from 'vitest'
import { acceptMails } from '../tests/server/jobs/catch-mails'
import { enqueueMany, jobsLeft, killAtRandom } from '../tests/server/jobs/many-workers'
import { freshCms } from '../tests/setup/cms'

/** The mails take as long as the kills. */
const mailServer = await acceptMails({ thinkMs: 500 })

const { payload } = await freshCms()
afterAll(async () => {
  await mailServer.stop()
})

/** Mails whose worker was killed in the gap that decision 0044 describes; each is named in a log. */
const namedAsLost = (log: string) =>
  log
    .split('\n')
    .filter((line) => line.includes('it is not sent again'))
    .map((line) => line.match(/<mail-\d+@broshura\.example>/)?.[0] ?? '')

it('three workers do 300 imports and send 1,000 mails once each, killed at random moments', async () => {
  const { fixtures, brochures, ids } = await enqueueMany(payload, { brochures: 300, mails: 1000 })
  const isOver = async () => (await jobsLeft(payload)) === 0
  const workers = await killAtRandom({ workers: 3, kills: 20, pauseMs: { from: 2000, to: 5000 }, isOver })
  await expect.poll(() => jobsLeft(payload), { timeout: 600_000, interval: 1000 }).toBe(0)
  const log = await workers.stop()
  const takenOver = log.match(/took over what a killed worker left/g)?.length ?? 0
  expect(takenOver, 'kills hit work').toBeGreaterThan(0)

  const { accepted } = mailServer
  expect(new Set(accepted).size, 'nothing twice').toBe(accepted.length)
  const missing = ids.filter((id) => !accepted.includes(id))
  const named = namedAsLost(log)
  expect(missing.filter((id) => !named.includes(id))).toEqual([])
  expect(missing.length, 'a gap of microseconds').toBeLessThanOrEqual(1)

  for (const brochure of brochures) {
    const imports = await fixtures.importsOf(brochure)
    expect(imports.map(({ status, error }) => error ?? status)).toEqual(['done'])
    expect(await fixtures.pagesOf(imports[0]?.id ?? '')).toHaveLength(1)
    expect((await fixtures.latest(brochure)).activeImport).toBe(imports[0]?.id)
  }

  const mails = `${accepted.length} mails accepted, ${missing.length} lost, ${named.length} not sent again`
  console.warn(`${workers.killed} kills, ${takenOver} times work taken over; ${brochures.length} imports; ${mails}`)
})
