import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { CollectionAfterReadHook } from 'payload'
import { z } from 'zod'
import { tables } from '@/server/db/tables'
import { type Database, transactionOf } from '@/server/db/transaction'

const { customers, siteSettings, staffSecondFactors, users } = tables
const customer = alias(customers, 'customer')
const factor = alias(staffSecondFactors, 'factor')

const statusRow = z.object({
  own: z.boolean(),
  site: z.boolean(),
  required: z.boolean(),
  codes: z.number().int(),
})

type FactorStatus = z.infer<typeof statusRow>

/**
 * What protects an account besides its password: an app that is set up in the CMS, or the second factor of the same person at
 * the site, without which neither way in is open. And how many recovery codes are left, and whether the settings require one.
 */
export async function factorStatusOf(database: Database, userId: string): Promise<FactorStatus> {
  const { rows } = await database.execute(sql`
    select ${factor.confirmedAt} is not null as own,
      coalesce(cardinality(${factor.recoveryCodes}), 0) as codes,
      coalesce(${customer.secondFactor}, false) as site,
      coalesce((select ${siteSettings.requireSecondFactor} from ${siteSettings} limit 1), false) as required
    from ${users}
    left join ${staffSecondFactors} factor on ${factor.userId} = ${users.id}
    left join ${customers} customer on ${customer.supabaseId} = ${users.supabaseId}
    where ${users.id} = ${userId}`)
  return rows[0] ? statusRow.parse(rows[0]) : { own: false, site: false, required: false, codes: 0 }
}

/** Every request of staff reads its account: `owesSecondFactor` closes everything but the own account, see access/staff.ts. */
export const showFactor: CollectionAfterReadHook = async ({ doc, req }) => {
  const { own, site, required, codes } = await factorStatusOf(await transactionOf(req), doc.id)
  const secondFactor = own ? 'app' : site ? 'site' : null
  return { ...doc, secondFactor, recoveryCodesLeft: own ? codes : null, owesSecondFactor: required && !own && !site }
}
