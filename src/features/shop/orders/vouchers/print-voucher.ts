import { sql } from '@payloadcms/db-postgres'
import { shopPaths } from '@/features/shop/goods/paths'
import { cmsSystem } from '@/server/cms'
import { named, tables } from '@/server/db/tables'
import { env } from '@/server/env'
import { openedOrder } from '../opened-order'
import { issueCode } from './codes'
import { drawVoucher } from './draw-voucher'
import { voucherOfOrder } from './voucher-rows'

const { giftCards: g } = tables.shop

/**
 * Downloads fail and printers jam, so a voucher may be printed several times; each print has its own code for the same
 * balance.
 */
export const mostPrints = 5

/**
 * The PDF for the buyer, with a new code. Null where the order is not opened, or the voucher goes by mail, is not
 * valid, or was printed too often.
 */
export async function printVoucher(fields: URLSearchParams): Promise<Buffer | null> {
  const opened = await openedOrder(fields)
  const { drizzle } = (await cmsSystem()).db
  const voucher = opened && (await voucherOfOrder(drizzle, opened.id))
  if (!voucher) return null
  const { rows } = await drizzle.execute(sql`
    update ${g} set ${named(g, 'printed')} = ${g.printed} + 1
    where ${g.id} = ${voucher.id} and ${g.state} = 'active' and ${g.email} is null and ${g.printed} < ${mostPrints}
    returning ${g.id}`)
  if (rows.length === 0) return null
  return drawVoucher(voucher, await issueCode(drizzle, voucher.id), new URL(shopPaths.vouchers, env().SITE_URL).href)
}
