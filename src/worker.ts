import { writeFile } from 'node:fs/promises'
import os from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import type { Payload } from 'payload'
import { removeOldSignIns } from '@/features/auth/sign-ins'
import { cleanUp } from '@/features/brochure-import/clean-up'
import { importQueue } from '@/features/brochure-import/jobs'
import { repairAfterCrash } from '@/features/brochure-import/repair'
import { sendWeeklyMails } from '@/features/follow/mails/send-weekly'
import { repairExports } from '@/features/my-data/export/repair'
import { personQueue } from '@/features/my-data/jobs'
import { tidyPeople } from '@/features/my-data/tidy'
import { removeLapsed } from '@/features/newsletter/links'
import { repairPriceImports } from '@/features/open-prices/import-document'
import { priceQueue } from '@/features/open-prices/jobs'
import { endBrokenOff } from '@/features/open-prices/store/import-record'
import { removeUntouchedDrafts } from '@/features/untouched-drafts/remove-untouched'
import { cmsSystem } from '@/server/cms'
import { log } from '@/server/log'
import { queuesWithWork } from '@/server/queues-with-work'
import { retireEnded } from '@/server/search-index/retire'
import { shutdown } from '@/server/shutdown'
import { takeWorkerLock } from '@/server/worker-lock'

/** Pages are drawn after visitors are served, where both share a machine. */
const niceness = 10
const idleMs = 1000
/** After what went wrong. */
const troubledMs = 5000
/** Longer than one page takes; then the process ends anyway, and the next start repairs. */
const patienceMs = 20_000

const { signal } = shutdown

const rest = (ms: number) => pause(ms, undefined, { signal }).catch(() => undefined)

const minuteMs = 60_000
const hourMs = 60 * minuteMs

let nextLook: Promise<Set<string>> | undefined

/** Looks for work a moment from now, once for all queues that wait: asking each of them took a dozen statements a second. */
function lookSoon() {
  nextLook ??= rest(idleMs).then(() => {
    nextLook = undefined
    return queuesWithWork()
  })
  return nextLook
}

/** Takes the jobs of a queue one after another until the process is asked to end, and tidies between two of them. */
async function work(payload: Payload, queue: string, tidy?: () => Promise<void>) {
  let hasWork = true
  while (!signal.aborted) {
    try {
      await tidy?.()
      if (hasWork) {
        const done = await payload.jobs.run({ queue, limit: 1, sequential: true, silent: { info: true } })
        hasWork = !done.noJobsRemaining
      } else hasWork = (await lookSoon()).has(queue)
    } catch (error) {
      log.error({ queue, error }, 'a queue could not be worked')
      await rest(troubledMs)
    }
  }
}

/** First at the start, then so often; what goes wrong waits for the next time. */
function every(milliseconds: number, tidy: () => Promise<void>) {
  let due = 0
  return async () => {
    if (Date.now() < due) return
    due = Date.now() + milliseconds
    await tidy()
  }
}

async function tidyImports(payload: Payload) {
  const removed = await cleanUp(payload)
  if (removed.files + removed.folders > 0) log.info(removed, 'removed unused PDFs and pages')
}

/** Does something now and then, until the process is asked to end; what goes wrong waits for the next time. */
async function repeat(milliseconds: number, step: () => Promise<number>, failure: string) {
  while (!signal.aborted) {
    await step().catch((error: unknown) => log.error({ error }, failure))
    await rest(milliseconds)
  }
}

let working = false

function endOn(name: NodeJS.Signals) {
  process.once(name, () => {
    log.info({ signal: name }, 'worker ends')
    shutdown.abort()
    if (!working) process.exit(0)
    setTimeout(() => process.exit(1), patienceMs).unref()
  })
}

/** Linux shares its processors among sessions first, and niceness counts only within one: the worker's own steps back as a whole. */
async function stepBack() {
  os.setPriority(niceness)
  await writeFile('/proc/self/autogroup', String(niceness)).catch(() => undefined)
}

async function main() {
  await stepBack()
  endOn('SIGTERM')
  endOn('SIGINT')
  const lock = await takeWorkerLock(
    (error) => {
      log.error({ error }, 'lost the database connection that makes this the only worker')
      process.exit(1)
    },
    () => log.info('another worker is at work; waiting for it to end'),
  )
  working = true
  const payload = await cmsSystem()
  log.info(
    { ...(await repairAfterCrash(payload)), ...(await repairPriceImports(payload)), ...(await repairExports(payload)) },
    'worker started',
  )
  await Promise.all([
    work(
      payload,
      importQueue,
      every(24 * hourMs, () => tidyImports(payload)),
    ),
    work(
      payload,
      personQueue,
      every(10_000, () => tidyPeople(payload)),
    ),
    work(payload, priceQueue),
    work(payload, 'default'),
    repeat(24 * hourMs, () => removeUntouchedDrafts(payload), 'drafts that nobody touched could not be removed'),
    repeat(hourMs, retireEnded, 'what has ended could not leave the search index'),
    repeat(minuteMs, () => endBrokenOff(payload.db.pool), 'imports that were broken off could not be marked'),
    repeat(24 * hourMs, removeOldSignIns, 'old sign-ins could not be removed'),
    repeat(hourMs, removeLapsed, 'lapsed newsletter addresses could not be removed'),
    repeat(10 * minuteMs, sendWeeklyMails, 'the weekly mails could not all be sent'),
  ])
  await payload.destroy()
  await lock.release()
  process.exit(0)
}

main().catch((error) => {
  log.error({ error }, 'worker failed')
  process.exit(1)
})
