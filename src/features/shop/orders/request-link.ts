import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { isFilledByBot } from '@/design/form/form-state'
import { readOrderNumber } from '@/domain/typed-code'
import { atOnce, type Later } from '@/lib/forms/later'
import { needed, type Outcome, refuse, refuseFields } from '@/lib/forms/problems'
import { cmsSystem, inTransaction } from '@/server/cms'
import { uuidsOf } from '@/server/db/row-ids'
import { tables } from '@/server/db/tables'
import { transactionOf } from '@/server/db/transaction'
import { takeTypedPoint } from '@/server/typed-limits'
import { queueOrderMail } from './mails'
import { lockOrder } from './move-order'

const { orders } = tables

const limit = { name: 'order-link', seconds: 60 * 60, ofNetwork: 20, ofPair: 5, ofMailbox: 20 }

const input = z.object({ number: needed(40), email: needed(254).pipe(z.email('email')) })

/** The answer is the same with and without such an order, so that it reveals none. */
export async function requestOrderLink(
  given: Record<string, unknown>,
  network: string,
  later: Later = atOnce,
): Promise<Outcome> {
  const parsed = input.safeParse(given)
  if (!parsed.success) return refuseFields(parsed.error)
  if (isFilledByBot(given)) return { ok: true }
  const { email, number } = parsed.data
  const cms = await cmsSystem()
  if (!(await takeTypedPoint(cms, limit, network, email))) return refuse({ code: 'rate-limit' })
  await later(() => mailLink(number, email))
  return { ok: true }
}

function mailLink(number: string, email: string): Promise<void> {
  return inTransaction(async (req) => {
    const transaction = await transactionOf(req)
    const { rows } = await transaction.execute(sql`
      select ${orders.id} from ${orders}
      where ${orders.number} = ${readOrderNumber(number)} and lower(${orders.email}) = lower(${email})`)
    const [id] = uuidsOf(rows)
    const order = id && (await lockOrder(transaction, id))
    if (order) await queueOrderMail(transaction, order, { kind: 'link' })
  })
}
