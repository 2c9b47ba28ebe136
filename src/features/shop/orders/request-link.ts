import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { isFilledByBot } from '@/design/form/form-state'
import { needed, type Outcome, refuse, refuseFields } from '@/lib/forms/problems'
import { cmsSystem, inTransaction } from '@/server/cms'
import { uuidsOf } from '@/server/db/row-ids'
import { tables } from '@/server/db/tables'
import { transactionOf } from '@/server/db/transaction'
import { hiddenKey, type Limit, takePoint } from '@/server/rate-limit'
import { queueOrderMail } from './mails'
import { lockOrder } from './move-order'

const { orders } = tables

const hour = 60 * 60
const perNetwork: Limit = { name: 'order-link-network', points: 20, seconds: hour }
const perMailbox: Limit = { name: 'order-link-mailbox', points: 5, seconds: hour }

const input = z.object({ number: needed(40), email: needed(254).pipe(z.email('email')) })

/** Mails a link to an order to who ordered it. The answer is the same whether there is such an order or not. */
export async function requestOrderLink(given: Record<string, unknown>, network: string): Promise<Outcome> {
  const parsed = input.safeParse(given)
  if (!parsed.success) return refuseFields(parsed.error)
  if (isFilledByBot(given)) return { ok: true }
  const { email, number } = parsed.data
  const cms = await cmsSystem()
  const allowed = (await takePoint(cms, perNetwork, network)) && (await takePoint(cms, perMailbox, hiddenKey(email)))
  if (!allowed) return refuse({ code: 'rate-limit' })
  await inTransaction(async (req) => {
    const transaction = await transactionOf(req)
    const { rows } = await transaction.execute(sql`
      select ${orders.id} from ${orders}
      where ${orders.number} = upper(${number}) and lower(${orders.email}) = lower(${email})`)
    const [id] = uuidsOf(rows)
    const order = id && (await lockOrder(transaction, id))
    if (order) await queueOrderMail(transaction, order, { kind: 'link' })
  })
  return { ok: true }
}
