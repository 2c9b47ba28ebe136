import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { readOrderNumber } from '@/domain/typed-code'
import { atOnce, type Later } from '@/lib/forms/later'
import { cmsSystem, inTransaction } from '@/server/cms'
import { uuidsOf } from '@/server/db/row-ids'
import { named, tables } from '@/server/db/tables'
import { type Database, transactionOf } from '@/server/db/transaction'
import { log } from '@/server/log'
import { type Limit, takePoint } from '@/server/rate-limit'
import { takeTypedPoint } from '@/server/typed-limits'
import { actOnWithdrawal } from './act-on-withdrawal'
import { queueAcknowledgement } from './mails'
import type { Statement } from './read-form'

const { orders, shop } = tables
const { withdrawals } = shop

const hour = 60 * 60
/** Generous, because the law gives everybody this function: the limit only keeps machines from filling mailboxes. */
const typed = { name: 'withdrawal', seconds: hour, ofNetwork: 30, ofPair: 10, ofMailbox: 40 }
/** Only the customer of an order opens it, so strangers in the same network cannot use up this limit. */
const perOrder: Limit = { name: 'withdrawal-order', points: 30, seconds: hour }

const recorded = z.array(z.object({ at: z.coerce.date() }))

/**
 * Records a statement of withdrawal and acknowledges it by mail in one transaction, then acts upon it where the order
 * is known. The answer tells nothing about orders. Safe to repeat.
 * @param opened the order that a mailed link or the account has opened
 * @returns when it was first recorded; null where the rate limit was reached
 */
export async function stateWithdrawal(
  statement: Statement,
  opened: string | null,
  network: string,
  later: Later = atOnce,
): Promise<Date | null> {
  const cms = await cmsSystem()
  const isAllowed = opened
    ? await takePoint(cms, perOrder, opened)
    : await takeTypedPoint(cms, typed, network, statement.email)
  if (!isAllowed) return null
  const at = await recordWithdrawal(statement, opened)
  const act = () => actOnWithdrawal(cms, statement.id)
  // Where the number was typed, the response time must not reveal that such an order exists.
  await (opened ? act() : later(act)).catch((error: unknown) =>
    // The action is retried for an hour; afterwards the statement stays in the list of staff.
    log.error({ withdrawal: statement.id, error }, 'a withdrawal could not be acted upon'),
  )
  return at
}

export function recordWithdrawal(statement: Statement, opened: string | null): Promise<Date> {
  const { email, goods, id, language, lines, name, orderNumber } = statement
  return inTransaction(async (req) => {
    const transaction = await transactionOf(req)
    const order = opened ?? (await findOrder(transaction, orderNumber, email))
    const w = withdrawals
    const { rows } = await transaction.execute(sql`
      insert into ${w} (${named(w, 'id', 'language', 'name', 'orderNumber', 'email', 'goods', 'lines', 'orderId', 'isVerified')})
      values (${id}, ${language}, ${name}, ${orderNumber}, ${email}, ${goods}, ${JSON.stringify(lines)}::jsonb, ${order},
        ${order !== null})
      on conflict (${named(w, 'id')}) do nothing returning ${w.statedAt} as at`)
    const [stated] = recorded.parse(rows)
    if (stated) {
      await queueAcknowledgement(transaction, statement, stated.at, order !== null)
      return stated.at
    }
    const before = await transaction.execute(sql`select ${w.statedAt} as at from ${w} where ${w.id} = ${id}`)
    return recorded.parse(before.rows)[0]?.at ?? new Date()
  })
}

async function findOrder(transaction: Database, number: string, email: string): Promise<string | null> {
  const { rows } = await transaction.execute(sql`
    select ${orders.id} from ${orders}
    where ${orders.number} = ${readOrderNumber(number)} and lower(${orders.email}) = lower(${email})`)
  return uuidsOf(rows)[0] ?? null
}
