import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { defaultLocale, type Locale, localePath, locales } from '@/i18n/routing'
import { languageOf } from '@/i18n/translator'
import { cmsSystem, db, inTransaction } from '@/server/cms'
import { tables } from '@/server/db/tables'
import { type Database, transactionOf } from '@/server/db/transaction'
import { log } from '@/server/log'
import { accessFor } from './access'
import { lockOrder } from './move-order'
import { openedOrder } from './opened-order'
import { orderPath, trackingPath } from './paths'
import { findAttempt } from './payments/attempts'
import { openPayment, returnTokens } from './payments/open-payment'
import { settle } from './payments/settle'

const { orders } = tables

export async function payAddress(fields: URLSearchParams): Promise<{ address: string; locale: Locale }> {
  const database = await db()
  const opened = await openedOrder(fields)
  if (!opened) return { address: trackingPath, locale: defaultLocale }
  const { id, opener } = opened
  const locale = await languageOfOrder(database, id)
  const url = await openPayment(database, id).catch((error: unknown) => {
    log.error({ order: id, error }, 'the payment provider does not answer')
    return null
  })
  return { address: url ?? localePath(locale, orderPath(opener, { news: 'payment' })), locale }
}

const languages = z.array(z.object({ language: z.enum(locales).nullable() }))

async function languageOfOrder(database: Database, id: string): Promise<Locale> {
  const { rows } = await database.execute(sql`select ${orders.language} from ${orders} where ${orders.id} = ${id}`)
  return languageOf({ language: languages.parse(rows)[0]?.language })
}

export async function returnAddress(token: string): Promise<string> {
  const signed = returnTokens.read(token)
  const attempt = signed && (await findAttempt(await db(), signed.id))
  if (!attempt) return trackingPath
  if (attempt.session) {
    await settle(await cmsSystem(), attempt.session).catch((error: unknown) =>
      log.error({ payment: attempt.id, error }, 'a payment could not be settled at the return'),
    )
  }
  return inTransaction(async (req) => {
    const transaction = await transactionOf(req)
    const order = await lockOrder(transaction, attempt.order)
    const key = await accessFor(transaction, `return ${attempt.id}`, attempt.order, attempt.expiresAt ?? new Date())
    return localePath(languageOf({ language: order?.language }), orderPath({ key }, { news: 'payment' }))
  })
}
