import { isAdmin } from '@collections/access/staff'
import { empty } from '@collections/document-endpoint'
import { fieldLabel } from '@collections/labels'
import { sql } from '@payloadcms/db-postgres'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { defaultLocale, isLocale, locales } from '@/i18n/routing'
import { toCell } from '@/lib/csv/cell-text'
import { tableResponse, writeTable } from '@/lib/csv/write-table'
import { tables } from '@/server/db/tables'
import { endUrls } from './mails'

const { subscriptions } = tables

const rows = z.array(
  z.object({ id: z.string(), email: z.string(), language: z.enum(locales), confirmedAt: z.string().nullable() }),
)

/** The confirmed addresses, each with the unsubscribe links that a mailing program must put into its mails. */
async function exported(req: PayloadRequest): Promise<Response> {
  if (!isAdmin(req.user)) return empty(403)
  const { language } = req.i18n
  const locale = isLocale(language) ? language : defaultLocale
  const result = await req.payload.db.drizzle.execute(sql`
    select ${subscriptions.id}, ${subscriptions.email}, ${subscriptions.language},
      to_char(${subscriptions.confirmedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "confirmedAt"
    from ${subscriptions} where ${subscriptions.state} = 'confirmed'
      order by ${subscriptions.confirmedAt}, ${subscriptions.id}`)
  const head = [...(['email', 'language', 'confirmedAt', 'endPage', 'endOneClick'] as const)].map(
    (name) => fieldLabel(name)[locale],
  )
  const lines = rows.parse(result.rows).map((subscriber) => {
    const { page, oneClick } = endUrls(subscriber)
    return [subscriber.email, subscriber.language, subscriber.confirmedAt ?? '', page, oneClick].map(toCell)
  })
  return tableResponse(writeTable([head, ...lines], locale), 'newsletter.csv')
}

export const subscriptionEndpoints: Endpoint[] = [{ path: '/subscriptions.csv', method: 'get', handler: exported }]
