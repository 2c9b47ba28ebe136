import { languageOf } from '@/i18n/translator'
import { cmsSystem, inTransaction } from '@/server/cms'
import { log } from '@/server/log'
import { queueMail } from '@/server/mail/queue-mail'
import { shutdown } from '@/server/shutdown'
import { type Database, transactionOf } from '@/server/db/transaction'
import { followsOf } from '../follows'
import { hitsOf } from '../hits/hits'
import { pricesOnce } from '../hits/lowest-price'
import { newsOfMail } from '../hits/news'
import { newlyReached } from '../reached-targets'
import { claim, lastMail, unclaimed } from './claims'
import { composeWeekly } from './compose-weekly'
import { dueWeek } from './mail-time'

const atOnce = 50

/**
 * Queues the weekly mail of everybody who wants it and has news. A mail is claimed for its week in the transaction that queues
 * it, so that a crash neither loses one nor sends one twice.
 * @returns how many were queued
 */
export async function sendWeeklyMails(now: Date = new Date()): Promise<number> {
  const week = dueWeek(now)
  if (!week) return 0
  let queued = 0
  for (let after: string | null = null; ; ) {
    const customers = await unclaimed(week, after, atOnce)
    for (const customer of customers) {
      if (shutdown.signal.aborted) return queued
      // The others get theirs; this one is tried again at the next run.
      const written = await writeTo(customer, week).catch((error: unknown) => {
        log.error({ customer, week, error }, 'a weekly mail could not be composed')
        return false
      })
      if (written) queued++
    }
    after = customers.at(-1) ?? null
    if (!after) return queued
  }
}

function writeTo(customer: string, week: string): Promise<boolean> {
  return inTransaction(async (req) => {
    const database = await transactionOf(req)
    if (!(await claim(database, customer, week))) return false
    const mail = await composeFor(database, customer, week)
    if (mail) await queueMail(database, mail)
    return mail !== null
  })
}

async function composeFor(database: Database, id: string, week: string) {
  const cms = await cmsSystem()
  const customer = await cms.findByID({ collection: 'customers', id, depth: 0 })
  const follows = (await followsOf(customer)).filter(({ mails }) => mails)
  const priceOf = pricesOnce()
  const [last, reached] = await Promise.all([lastMail(id, week), newlyReached(database, follows, priceOf)])
  const found = await hitsOf(
    follows.filter((follow) => follow.kind !== 'product' || reached.has(follow.id)),
    {
      locale: languageOf(customer),
      newsOf: ({ createdAt }) => newsOfMail(week, last, new Date(createdAt)),
      once: true,
      priceOf,
    },
  )
  return found.length > 0 ? composeWeekly(customer, week, found) : null
}
