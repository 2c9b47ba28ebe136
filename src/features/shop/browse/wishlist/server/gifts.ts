import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { readableRows } from '@/server/db/readable-rows'
import { named, setExcluded, tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'

const { wishes, wishGifts } = tables.shop

const giftRow = z.object({ wish: z.string(), giver: z.string(), name: z.string(), quantity: z.number() })

export type WishGift = z.infer<typeof giftRow>

export async function giftsOf(database: Database, list: string): Promise<WishGift[]> {
  const { rows } = await database.execute(sql`
    select ${wishGifts.wish}, ${wishGifts.giver}, ${wishGifts.name}, ${wishGifts.quantity}
    from ${wishGifts} join ${wishes} on ${wishes.id} = ${wishGifts.wish}
    where ${wishes.wishlist} = ${list} and ${wishes.removedAt} is null order by ${wishGifts.givenAt}, ${wishGifts.giver}`)
  return readableRows(giftRow, rows, 'shop/wishlist/gifts')
}

const leftRow = z.object({ left: z.number() })

/**
 * Marks pieces of a wish as bought, replacing earlier marks of the same browser; the sum never exceeds the wished
 * quantity, also with simultaneous marks.
 * @returns null when marked, else the pieces left for this giver
 */
export async function give(transaction: Database, list: string, gift: WishGift): Promise<number | null> {
  const { wish, giver, name, quantity } = gift
  // A simultaneous giver waits here and then sees the marked pieces.
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

/** Works for removed wishes too. */
export async function takeBack(transaction: Database, giver: string, wish: string): Promise<void> {
  await transaction.execute(sql`
    delete from ${wishGifts} where ${wishGifts.wish} = ${wish} and ${wishGifts.giver} = ${giver}`)
}

/** "Ivan", "you × 2", "someone". */
export function giftLine(
  { name, quantity }: Pick<WishGift, 'name' | 'quantity'>,
  isOwn: boolean,
  locale: Locale,
): string {
  const t = translatorFor(locale, 'wishlist.gifts')
  const who = isOwn ? t('you') : name || t('someone')
  return quantity > 1 ? `${who} × ${quantity}` : who
}
