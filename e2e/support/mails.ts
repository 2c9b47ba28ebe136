import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { z } from 'zod'
import { addDays, sofiaDay } from '../../src/domain/calendar-day'
import { stack } from './stack-ready'

const mailsSchema = z.array(z.object({ id: z.string(), subject: z.string(), text: z.string() }))

/**
 * Milliseconds. On busy processors the worker is late: it runs at low priority and looks after people every minute
 * only, unless asked to (`runTaskNow`).
 */
export const workerPatienceMs = 40_000

export type CaughtMail = z.infer<typeof mailsSchema>[number]

export async function mailsTo(address: string): Promise<CaughtMail[]> {
  const answer = await fetch(`${stack().mailboxUrl}/api/mails?to=${encodeURIComponent(address)}`)
  return mailsSchema.parse(await answer.json())
}

export async function mailTo(address: string, pattern = /./): Promise<CaughtMail> {
  let found: CaughtMail | undefined
  await expect
    .poll(
      async () => {
        found = (await mailsTo(address)).find(({ subject, text }) => pattern.test(`${subject}\n${text}`))
        return found !== undefined
      },
      { timeout: workerPatienceMs },
    )
    .toBe(true)
  if (!found) throw new Error(`No mail to ${address}.`)
  return found
}

/** As the worker does on Thursdays at nine. */
export async function sendWeeklyMails(): Promise<void> {
  let day = sofiaDay()
  while (new Date(`${day}T00:00:00Z`).getUTCDay() !== 4) day = addDays(day, -1)
  const args = ['--import', 'tsx', 'tests/lists/follow/send-weekly.ts', `${day}T08:00:00Z`]
  await promisify(execFile)(process.execPath, args, { env: { ...process.env, ...stack().env } })
}
