import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { readableRows } from '@/server/db/readable-rows'
import { named, setExcluded, tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'

const { wishes, wishGifts } = tables.shop

const giftRow = z.object({ wish: z.string(), giver: z.string(), name: z.string(), quantity: z.number() })

/** That someone buys pieces of a wish. `name` is '' where they gave none. */
export type Gift = z.infer<typeof giftRow>

/** What has been marked of a list, in the order in which it was. */
export async function giftsOf(database: Database, list: string): Promise<Gift[]> {
  const { rows } = await database.execute(sql`
    select ${wishGifts.wish}, ${wishGifts.giver}, ${wishGifts.name}, ${wishGifts.quantity}
    from ${wishGifts} join ${wishes} on ${wishes.id} = ${wishGifts.wish}
    where ${wishes.wishlist} = ${list} and ${wishes.removedAt} is null order by ${wishGifts.givenAt}, ${wishGifts.giver}`)
  return readableRows(giftRow, rows, 'shop/wishlist/gifts')
}

const leftRow = z.object({ left: z.number() })

/**
 * Marks that someone buys so many pieces of a wish, in a transaction: never more in all than are wished for, however many mark it at
 * once. What the same browser has marked before is replaced.
 * @returns how many were left for this giver where that is too few, and null where it is marked
 */
export async function give(transaction: Database, list: string, gift: Gift): Promise<number | null> {
  const { wish, giver, name, quantity } = gift
  // Whoever comes second waits here, and sees what the first has taken.
  const { rows } = await transaction.execute(sql`
    select ${wishes.id} from ${wishes} where ${wishes.id} = ${wish} and ${wishes.wishlist} = ${list}
      and ${wishes.removedAt} is null for update`)
  if (rows.length === 0) return 0
  const left = await transaction.execute(sql`
    select ${wishes.quantity} - coalesce(sum(${wishGifts.quantity}), 0)::integer as left from ${wishes}
    left join ${wishGifts} on ${wishGifts.wish} = ${wishes.id} and ${wishGifts.giver} <> ${giver}
    where ${wishes.id} = ${wish} group by ${wishes.quantity}`)
  const free = Math.max(leftRow.parse(left.rows[0]).left, 0)
  if (free < quantity) return free
  await transaction.execute(sql`
    insert into ${wishGifts} (${named(wishGifts, 'wish', 'giver', 'name', 'quantity')})
    values (${wish}, ${giver}, ${name}, ${quantity})
    on conflict (${named(wishGifts, 'wish', 'giver')}) do update set ${setExcluded(wishGifts, 'name', 'quantity')}`)
  return null
}

/** Takes back what the same browser has marked, also of what its owner has taken off the list. */
export async function takeBack(transaction: Database, giver: string, wish: string): Promise<void> {
  await transaction.execute(sql`
    delete from ${wishGifts} where ${wishGifts.wish} = ${wish} and ${wishGifts.giver} = ${giver}`)
}
