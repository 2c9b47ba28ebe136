import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { addDays, type CalendarDay, sofiaDay } from '@/domain/calendar-day'
import { languageOf } from '@/i18n/translator'
import { cmsSystem, db, inTransaction } from '@/server/cms'
import { uuidsOf } from '@/server/db/row-ids'
import { named, tables } from '@/server/db/tables'
import { type Database, transactionOf } from '@/server/db/transaction'
import { log } from '@/server/log'
import { queueMail } from '@/server/mail/queue-mail'
import { shutdown } from '@/server/shutdown'
import { hitsOf } from '../hits/hits'
import { pricesOnce } from '../hits/lowest-price'
import { newsOfMail, type SentMail } from '../hits/news'
import { followsOf } from '../own-follows'
import { newlyReached } from '../reached-targets'
import { composeWeekly } from './compose-weekly'

const { customers, followMails, follows } = tables

const sentMail = z.object({ week: z.string(), at: z.coerce.date() })

/** Pages by id; leaves out customers whose account is about to be deleted. */
async function unclaimed(week: string, after: string | null, limit: number): Promise<string[]> {
  const { rows } = await (await db()).execute(sql`
    select ${customers.id} from ${customers}
    where ${customers.email} is not null and ${customers.deletionDueAt} is null
      ${after ? sql`and ${customers.id} > ${after}::uuid` : sql``}
      and exists (select from ${follows} where ${follows.customerId} = ${customers.id} and ${follows.mails})
      and not exists (
        select from ${followMails} where ${followMails.customer} = ${customers.id} and ${followMails.week} = ${week}::date)
    order by ${customers.id} limit ${limit}`)
  return uuidsOf(rows)
}

/** @returns false when the mail was claimed before */
async function claim(database: Database, customer: string, week: string): Promise<boolean> {
  const { rowCount } = await database.execute(sql`
    insert into ${followMails} (${named(followMails, 'customer', 'week', 'doneAt')})
    values (${customer}::uuid, ${week}::date, now())
    on conflict do nothing`)
  return rowCount === 1
}

/** A mail without news that was not sent counts too. */
async function lastMail(customer: string, week: string): Promise<SentMail | null> {
  const { rows } = await (await db()).execute(sql`
    select ${followMails.week}::text as week, ${followMails.doneAt} as at from ${followMails}
    where ${followMails.customer} = ${customer}::uuid and ${followMails.doneAt} is not null
      and ${followMails.week} < ${week}::date
    order by ${followMails.week} desc limit 1`)
  return rows[0] ? sentMail.parse(rows[0]) : null
}

/**
 * Thursday at nine in Sofia, because most shops begin a new brochure on Thursdays. Weekdays count from 1 for Monday.
 */
const weekday = 4
const hour = 9
/** A worker that was down sends up to this many days late; later the mail waits for the next week. */
const daysLate = 1

const hourInSofia = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Sofia', hour: '2-digit', hourCycle: 'h23' })

/** Null when no mail is due. */
export function dueWeek(now: Date): CalendarDay | null {
  const today = sofiaDay(now)
  const since = (weekdayOf(today) - weekday + 7) % 7
  if (since > daysLate) return null
  if (since === 0 && Number(hourInSofia.format(now)) < hour) return null
  return addDays(today, -since)
}

function weekdayOf(day: CalendarDay): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7
}

const atOnce = 50

/**
 * Queues the weekly mail of everybody who wants it and has news. A mail is claimed in the transaction that queues it,
 * so that a crash neither loses one nor sends one twice.
 * @returns the number of queued mails
 */
export async function sendWeeklyMails(now: Date = new Date()): Promise<number> {
  const week = dueWeek(now)
  if (!week) return 0
  let queued = 0
  for (let after: string | null = null; ; ) {
    const customers = await unclaimed(week, after, atOnce)
    for (const customer of customers) {
      if (shutdown.signal.aborted) return queued
      // One failure must not stop the other mails; the next run tries again.
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
