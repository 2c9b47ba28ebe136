import { localePath } from '@/i18n/routing'
import { languageOf } from '@/i18n/translator'
import { cmsSystem, db, inTransaction } from '@/server/cms'
import { transactionOf } from '@/server/db/transaction'
import { log } from '@/server/log'
import { findAttempt } from '../payments/attempts'
import { openPayment, returnTokens } from '../payments/open-payment'
import { settle } from '../payments/settle'
import { issueAccess, orderOfAccess } from './access'
import { lockOrder } from './move-order'
import { orderPath, trackingPath } from './paths'

/** Where a press on "pay" leads: to the provider, or back to the order where there is nothing to pay or nobody to pay to. */
export async function payAddress(key: string): Promise<string> {
  const database = await db()
  const order = await orderOfAccess(database, key)
  if (!order) return trackingPath
  const url = await openPayment(database, order).catch((error: unknown) => {
    log.error({ order, error }, 'the payment provider does not answer')
    return null
  })
  return url ?? orderPath(key)
}

/** Where the customer sees the order after having been at the provider; what has become of the payment is asked there first. */
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
    const key = await issueAccess(transaction, attempt.order)
    return localePath(languageOf({ language: order?.language }), orderPath(key))
  })
}
