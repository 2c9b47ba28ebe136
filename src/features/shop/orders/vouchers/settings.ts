import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { cached } from '@/server/cache/cached'
import { tag } from '@/server/cache/tags'
import { db } from '@/server/cms'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { offeredMethods, readShop } from '../shop'

/** No payment at the door, because a voucher is sent by mail. */
export const voucherPayments = ['card', 'bank-transfer'] as const

const { shopSettings: s, shopSettingsVouchersAmounts: a } = tables

const row = z.object({
  minCents: z.number(),
  maxCents: z.number(),
  amounts: z.array(z.number()),
  validYears: z.number(),
  vat: z.enum(s.vouchersVat.enumValues),
  vatRatePercent: z.number(),
})
/** Amounts in cents. */
export type VoucherSettings = z.infer<typeof row>

const unsaved: VoucherSettings = {
  minCents: 1000,
  maxCents: 50_000,
  amounts: [],
  validYears: 3,
  vat: 'multi-purpose',
  vatRatePercent: 20,
}
const proposed = [2000, 5000, 10_000]

export async function readVoucherSettings(database: Database): Promise<VoucherSettings> {
  const { rows } = await database.execute(sql`
    select coalesce(${s.vouchersMinCents}, ${unsaved.minCents}) as "minCents",
      coalesce(${s.vouchersMaxCents}, ${unsaved.maxCents}) as "maxCents",
      array(select ${a.amountCents} from ${a} where ${a._parentId} = ${s.id} order by ${a._order}) as amounts,
      ${s.vouchersValidYears} as "validYears", ${s.vouchersVat} as vat, ${s.vatRatePercent} as "vatRatePercent"
    from ${s} limit 1`)
  const { amounts, ...settings } = row.parse(rows[0] ?? unsaved)
  const within = (amounts.length > 0 ? amounts : proposed).filter(
    (cents) => cents >= settings.minCents && cents <= settings.maxCents,
  )
  return { ...settings, amounts: within }
}

export function getVoucherSettings(): Promise<VoucherSettings> {
  return cached({ name: 'voucher-settings', key: [], tags: [tag.shop] }, async () => readVoucherSettings(await db()))
}

/** None where the limits leave no amount that could be sold. */
export function getVoucherPayments() {
  return cached({ name: 'voucher-payments', key: [], tags: [tag.shop] }, async () => {
    const database = await db()
    const { maxCents, minCents } = await readVoucherSettings(database)
    if (minCents > maxCents) return []
    const offered = offeredMethods(await readShop(database))
    return voucherPayments.filter((method) => offered.includes(method))
  })
}
