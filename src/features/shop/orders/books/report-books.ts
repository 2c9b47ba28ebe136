import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { sofiaDay } from '@/domain/calendar-day'
import { defaultLocale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { composeMail } from '@/lib/mailing/compose-mail'
import { named, setExcluded, tables } from '@/server/db/tables'
import { inTransactionOf, transactionOf } from '@/server/db/transaction'
import { env } from '@/server/env'
import { log } from '@/server/log'
import { queueMail } from '@/server/mail/queue-mail'
import { type BookFault, checkBooks } from '../check-books'
import { booksPath } from '../paths'
import { lastBookCheck } from './last-check'
import { partsOfBooks, recentBooks } from './part'

const { bookChecks } = tables.shop

/** Bounds the stored list; `count` covers all faults. */
const maxStoredFaults = 200

const mailedRow = z.object({ mailedAt: z.string().nullable() })

export async function reportRecentBooks(payload: Payload, now = new Date()): Promise<void> {
  const database = payload.db.drizzle
  const last = await lastBookCheck(database)
  const known = last?.faults.map(({ id }) => id) ?? []
  await report(payload, await checkBooks(database, recentBooks(now, known)), now)
}

/** Checks all books in parts. Each part sees one snapshot of its own orders or variants. */
export async function reportAllBooks(payload: Payload, now = new Date(), partSize?: number): Promise<void> {
  const database = payload.db.drizzle
  const faults: BookFault[] = []
  for await (const part of partsOfBooks(database, partSize)) faults.push(...(await checkBooks(database, part)))
  await report(payload, faults, now)
}

/** Stores the faults for the dashboard and mails the shop once per day (Europe/Sofia), however many workers check. */
function report(payload: Payload, faults: BookFault[], now: Date): Promise<void> {
  return inTransactionOf(payload, async (req) => {
    const transaction = await transactionOf(req)
    const { rows } = await transaction.execute(sql`
      insert into ${bookChecks} (${named(bookChecks, 'day', 'checkedAt', 'count', 'faults')})
      values (${sofiaDay(now)}, ${now.toISOString()}::timestamptz, ${faults.length},
        ${JSON.stringify(faults.slice(0, maxStoredFaults))}::jsonb)
      on conflict (${named(bookChecks, 'day')}) do update set ${setExcluded(bookChecks, 'checkedAt', 'count', 'faults')}
      returning ${bookChecks.mailedAt} as "mailedAt"`)
    if (faults.length === 0) return
    log.error({ count: faults.length, first: faults.slice(0, 20) }, 'the books of the shop do not agree')
    if (mailedRow.parse(rows[0]).mailedAt) return
    const { email } = await req.payload.findGlobal({ slug: 'shop-settings', depth: 0, req })
    const { contactEmail } = await req.payload.findGlobal({ slug: 'site-settings', depth: 0, req })
    const to = email || contactEmail
    if (!to) return
    await queueMail(transaction, faultsMail(to, faults))
    await transaction.execute(sql`
      update ${bookChecks} set ${named(bookChecks, 'mailedAt')} = now() where ${bookChecks.day} = ${sofiaDay(now)}`)
  })
}

function faultsMail(to: string, faults: BookFault[]) {
  const t = translatorFor(defaultLocale, 'admin.dashboard.books')
  const kinds = new Set(faults.map(({ what }) => what))
  return composeMail({
    to,
    locale: defaultLocale,
    subject: t('mail.subject'),
    paragraphs: [
      t('found', { count: faults.length }),
      [...kinds].map((what) => t(`kinds.${what}`)).join('\n'),
      t('mail.what'),
    ],
    button: { label: t('see'), url: new URL(booksPath, env().SITE_URL).href },
  })
}
