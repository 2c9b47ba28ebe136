import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { moneyMethods } from '@/domain/order-states'
import { isEquippedFor } from '@/domain/payment-states'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { env } from '@/server/env'
import type { OrderRequest } from './order-request'

const { shopSettings, shopSettingsPaymentMethods } = tables

const text = z
  .string()
  .nullable()
  .transform((value) => value ?? '')
const method = z.enum(moneyMethods)
const settings = z.object({
  sellerName: text,
  eik: text,
  vatNumber: text,
  address: text,
  email: text,
  phone: text,
  returnAddress: text,
  iban: text,
  bic: text,
  vatRatePercent: z.number(),
  paymentMethods: z.array(method),
})

export type Shop = z.infer<typeof settings>

const unsaved = {
  sellerName: null,
  eik: null,
  vatNumber: null,
  address: null,
  email: null,
  phone: null,
  returnAddress: null,
  iban: null,
  bic: null,
  vatRatePercent: 20,
  paymentMethods: method.options,
}

export async function readShop(database: Database): Promise<Shop> {
  const s = shopSettings
  const { rows } = await database.execute(sql`
    select ${s.sellerName} as "sellerName", ${s.eik}, ${s.vatNumber} as "vatNumber", ${s.address}, ${s.email}, ${s.phone},
      ${s.returnAddress} as "returnAddress", ${s.iban}, ${s.bic}, ${s.vatRatePercent} as "vatRatePercent",
      array(select ${shopSettingsPaymentMethods.value}::text from ${shopSettingsPaymentMethods}
        where ${shopSettingsPaymentMethods.parentId} = ${s.id} order by ${shopSettingsPaymentMethods.order}) as "paymentMethods"
    from ${s} limit 1`)
  return settings.parse(rows[0] ?? unsaved)
}

/** Null where nobody pays by card: payments need both, and neither asks nor answers without the other. */
export function cardKeys(): { key: string; secret: string } | null {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret } = env()
  return key && secret ? { key, secret } : null
}

/** Methods from the settings that the shop can take. */
export function offeredMethods({ iban, paymentMethods }: Shop): OrderRequest['paymentMethod'][] {
  const equipment = { hasCardKeys: cardKeys() !== null, iban }
  return paymentMethods.filter((each) => isEquippedFor(each, equipment))
}
