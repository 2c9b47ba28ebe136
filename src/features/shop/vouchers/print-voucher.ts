import { sql } from '@payloadcms/db-postgres'
import { cmsSystem } from '@/server/cms'
import { named, tables } from '@/server/db/tables'
import { env } from '@/server/env'
import { openedOrder } from '../orders/opened-order'
import { shopPaths } from '../paths'
import { issueCode } from './codes'
import { drawVoucher } from './draw-voucher'
import { voucherOfOrder } from './voucher-rows'

const { giftCards: g } = tables.shop

/** A download may fail and a printer may jam; each print has a code of its own, and all lead to one balance. */
export const mostPrints = 5

/**
 * The PDF of a voucher for the buyer who prints it, with a code made at this moment. Null for who has not opened the order, for a voucher that
 * goes by mail, is not paid or void, or was printed too often.
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
