import { writeFile } from 'node:fs/promises'
import os from 'node:os'
import { workOf } from '@/features/jobs'
import { cmsSystem } from '@/server/cms'
import { connectionBudget } from '@/server/db/connection-budget'
import { pendingMigrations } from '@/server/db/migrations'
import { waitForMigrations } from '@/server/db/wait-for-migrations'
import { endSignals } from '@/server/end-signals'
import { directDatabaseUrl, env } from '@/server/env'
import { removeOldScratch } from '@/server/files/scratch'
import { type Running, runJobs } from '@/server/jobs/run'
import { type Lane, lanes } from '@/server/jobs/tasks'
import { consoleAsJson, log } from '@/server/log'
import { finishReports, startReports } from '@/server/process-reports'
import { shutdown } from '@/server/shutdown'
import { migrations } from '../migrations'

/** Rendering of PDF pages yields to the web process on a shared machine. */
const niceness = 10
/** Milliseconds, longer than one page takes; then the process exits anyway, and another worker takes over its jobs. */
const patienceMs = 20_000

/** Jobs of a lane that run at the same time. */
const atOnce: Record<Lane, number> = { brochures: 1, prices: 1, mails: 3, shop: 1, carriers: 2, common: 2, long: 2 }

let running: Running | undefined

/** Finishes the current work before the process exits. */
function endWork(signal: NodeJS.Signals) {
  log.info({ signal }, 'worker ends')
  shutdown.abort()
  if (!running) process.exit(0)
  setTimeout(() => process.exit(1), patienceMs).unref()
  running.stop().then(
    () => endReporting(0),
    (error: unknown) => {
      log.error({ error }, 'worker could not end in order')
      return endReporting(1)
    },
  )
}

const endReporting = (code: number) => finishReports().finally(() => process.exit(code))

let failed = false

function fail(error: unknown) {
  log.fatal({ error }, 'worker failed')
  if (failed) return
  failed = true
  shutdown.abort()
  void endReporting(1)
}

/**
 * Linux shares processors among sessions first, and niceness counts only within a session, so the priority of the
 * worker's whole session is lowered.
 */
async function stepBack() {
  os.setPriority(niceness)
  await writeFile('/proc/self/autogroup', String(niceness)).catch(() => undefined)
}

async function main() {
  consoleAsJson()
  await stepBack()
  const endBy = endSignals(endWork)
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => endBy(name))
  process.on('uncaughtException', fail)
  await startReports('worker')
  removeOldScratch()
  const { cms, prepared } = connectionBudget('worker')
  log.info({ cms, prepared }, 'most connections by DATABASE_URL')
  const { METRICS_PORT: port, METRICS_HOST: host } = env()
  if (port) {
    globalThis.broshuraReadState = (await import('@/server/metrics/read-state')).readState
    await (await import('@/server/metrics/serve')).serveMetrics('worker', { port, host })
  }
  const work = lanes.map((lane) => ({ ...workOf(lane), atOnce: atOnce[lane] }))
  globalThis.broshuraMetrics?.jobsExpected(work.flatMap(({ handlers }) => handlers.map(({ name }) => name)))
  const names = migrations.map(({ name }) => name)
  await waitForMigrations(() => pendingMigrations(directDatabaseUrl(), names))
  running = await runJobs(await cmsSystem(), work, (error) => {
    log.error({ error }, 'lost the database connection that holds the jobs of this worker')
    // At once, because other workers take its jobs over; nobody gets this report.
    process.exit(1)
  })
  log.info('worker started')
}

main().catch(fail)
