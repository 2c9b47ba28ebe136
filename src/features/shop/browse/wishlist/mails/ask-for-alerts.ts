import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { named, setExcluded, tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'

const { customers, shop } = tables
const { stockAlerts, variantStock, wishes, wishlists } = shop
const s = alias(variantStock, 's')
const own = alias(wishlists, 'own')

/**
 * Adds alerts for sold-out wishes of lists with mails, as if their owners had asked on the product's page, so that
 * whoever did both gets one mail. At most once a day per wish. Safe to repeat. A size on two lists of a customer, or
 * asked for before a change of address, is one alert: an insert with the same key twice would end the run for everybody.
 */
export async function askForWishAlerts(database: Database): Promise<void> {
  await database.execute(sql`
    with asked as (
      update ${wishes} set ${named(wishes, 'alertedAt')} = now() from ${wishlists}
      join ${customers} on ${customers.id} = ${wishlists.customer} and ${customers.email} is not null and ${customers.deletionDueAt} is null
      where ${wishlists.id} = ${wishes.wishlist} and ${wishlists.mails} and ${wishes.removedAt} is null
        and ${wishes.variant} is not null
        and (${wishes.alertedAt} is null or ${wishes.alertedAt} < now() - interval '1 day')
        and not exists (
          select from ${variantStock} s where ${s.variant} = ${wishes.variant} and ${s.inStock})
        and not exists (
          select from ${stockAlerts} join ${wishlists} own on ${own.id} = ${stockAlerts.wishlist}
          where ${stockAlerts.variant} = ${wishes.variant} and ${own.customer} = ${wishlists.customer})
      returning ${wishes.variant} as variant, ${wishes.wishlist} as wishlist, lower(${customers.email}) as email,
        coalesce(${customers.language}::text, 'bg') as language
    )
    insert into ${stockAlerts} (${named(stockAlerts, 'id', 'variant', 'email', 'language', 'confirmed', 'requestedAt', 'wishlist')})
    select distinct on (variant, email) gen_random_uuid(), variant, email, language, true, now(), wishlist from asked
    order by variant, email, wishlist
    on conflict (${named(stockAlerts, 'variant', 'email')}) do update set
      ${setExcluded(stockAlerts, 'confirmed', 'wishlist', 'language', 'requestedAt')} where not ${stockAlerts.confirmed}`)
}
