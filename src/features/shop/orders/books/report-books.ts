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

const { bookChecks } = tables.shop

/** So many are stored and listed; the count says how many there are. */
const maxStoredFaults = 200

const mailedRow = z.object({ mailedAt: z.string().nullable() })

/**
 * Checks the books and stores what does not agree, for the dashboard. The shop is notified by mail, once a day (of Sofia), however often
 * it is checked and however many workers do it. `now` is given by tests.
 */
export function reportBooks(payload: Payload, now = new Date()): Promise<void> {
  return inTransactionOf(payload, async (req) => {
    const transaction = await transactionOf(req)
    const faults = await checkBooks(transaction)
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
