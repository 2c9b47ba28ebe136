import { addDays } from '@/domain/calendar-day'
import { cmsSystem } from '@/server/cms'
import { log } from '@/server/log'
import { type Mail, sendMail, smtpReply } from '@/server/mail'
import { shutdown } from '@/server/shutdown'
import { followsOf } from '../follows'
import { hitsOf } from '../hits/hits'
import { claim, finish, lastDone, release, unclaimed } from './claims'
import { composeWeekly } from './compose-weekly'
import { dueWeek } from './mail-time'

const atOnce = 50
const daysBack = 7

/**
 * Sends the weekly mail to everybody who wants it and has news. A mail is claimed in the database before it is sent, so a crash
 * may lose one, which the next week makes good, but never sends one twice.
 * @returns how many were sent
 */
export async function sendWeeklyMails(now: Date = new Date()): Promise<number> {
  const week = dueWeek(now)
  if (!week) return 0
  let sent = 0
  for (let after: string | null = null; ; ) {
    const customers = await unclaimed(week, after, atOnce)
    for (const customer of customers) {
      if (shutdown.signal.aborted) return sent
      if (await writeTo(customer, week)) sent++
    }
    after = customers.at(-1) ?? null
    if (!after) return sent
  }
}

async function writeTo(customer: string, week: string): Promise<boolean> {
  if (!(await claim(customer, week))) return false
  let mail: Mail | null
  try {
    mail = await composeFor(customer, week)
  } catch (error) {
    // The others get theirs; this one is tried again at the next run.
    await release(customer, week)
    log.error({ customer, week, error }, 'a weekly mail could not be composed')
    return false
  }
  if (mail) {
    try {
      await sendMail(mail)
    } catch (error) {
      if (wasNotTaken(error)) await release(customer, week)
      // With a reply, the mail server works, and the next mail may pass.
      if (smtpReply(error) === null) throw error
      log.warn({ customer, week, error }, 'a weekly mail was refused')
      return false
    }
  }
  await finish(customer, week)
  return mail !== null
}

async function composeFor(id: string, week: string) {
  const cms = await cmsSystem()
  const customer = await cms.findByID({ collection: 'customers', id, depth: 0 })
  const follows = (await followsOf(customer)).filter(({ mails }) => mails)
  const since = (await lastDone(id)) ?? addDays(week, -daysBack)
  const found = await hitsOf(follows, since, customer)
  return found.length > 0 ? composeWeekly(customer, week, found) : null
}

/** The mail server was not reached, or asked to try again later: the mail is surely not on its way. */
function wasNotTaken(error: unknown): boolean {
  const reply = smtpReply(error)
  return reply === null ? Reflect.get(Object(error), 'command') === 'CONN' : reply < 500
}
