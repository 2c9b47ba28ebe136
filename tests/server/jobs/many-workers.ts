import { randomInt } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { brochureFixtures } from '../../editorial/brochure-import/brochures'
import { drawPdf } from '../../editorial/brochure-import/make-pdf'
import { startWorker } from '../../editorial/brochure-import/worker-process'

const tinyPdf = (text: string) =>
  drawPdf((pdf) => {
    pdf
      .addPage({ size: [100, 100], margin: 0 })
      .fontSize(10)
      .text(text, 10, 10)
  })

export async function enqueueMany(payload: Payload, count: { brochures: number; mails: number }) {
  const { queueMail } = await import('@/server/mail/queue-mail')
  const fixtures = await brochureFixtures(payload)
  const brochures: string[] = []
  for (let n = 0; n < count.brochures; n++) {
    brochures.push(await fixtures.createBrochure(await fixtures.upload(await tinyPdf(`Page ${n}`))))
  }
  const ids = Array.from({ length: count.mails }, (_, n) => `<mail-${n}@broshura.example>`)
  for (const [n, messageId] of ids.entries()) {
    const mail = { to: `reader-${n}@mail.example`, subject: `Mail ${n}`, text: 'text', html: '<p>text</p>', messageId }
    await queueMail(payload.db.drizzle, mail)
  }
  return { fixtures, brochures, ids }
}

const counted = z.object({ count: z.coerce.number() })

export async function jobsLeft(payload: Payload): Promise<number> {
  const { rows } = await payload.db.drizzle.execute(sql`
    select count(*) from graphile_worker.jobs where task_identifier in ('importBrochure', 'sendMail')`)
  return counted.parse(rows[0]).count
}

interface Kills {
  workers: number
  kills: number
  pauseMs: { from: number; to: number }
  isOver?: () => Promise<boolean>
}

export async function killAtRandom({ workers, kills, pauseMs, isOver = async () => false }: Kills) {
  const running = Array.from({ length: workers }, () => startWorker())
  const log: string[] = []
  while (log.length < kills) {
    await delay(randomInt(pauseMs.from, pauseMs.to))
    if (await isOver()) break
    const victim = randomInt(workers)
    await running[victim]?.kill()
    log.push(running[victim]?.log() ?? '')
    running[victim] = startWorker()
  }
  return {
    killed: log.length,
    stop: async () => {
      await Promise.all(running.map((worker) => worker.stop()))
      return [...log, ...running.map((worker) => worker.log())].join('')
    },
  }
}
