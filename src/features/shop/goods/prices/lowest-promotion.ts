import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { CalendarDay } from '@/domain/calendar-day'
import { tables } from '@/server/db/tables'

const { products, productsRels, promotions, promotionsRels } = tables

export const p = alias(products, 'p')
const named = alias(promotionsRels, 'named')
const category = alias(productsRels, 'category')

/**
 * SQL for the lowest promotion price in cents of a product `p` on a day, through the product or its categories. A
 * percentage is never rounded below its promise. Null without a promotion.
 */
export const lowestPromotion = (day: CalendarDay): SQL => sql`
  select min(coalesce(${promotions.priceCents}, (${p.priceCents} * (100 - ${promotions.percentOff})) / 100)) as cents
  from ${promotions} where ${day} between ${promotions.validFrom} and ${promotions.validTo} and ${promotions.id} in (
    select ${named.parentId} from ${promotionsRels} named where ${named.productsId} = ${p.id}
    union all select ${named.parentId} from ${promotionsRels} named join ${productsRels} category
      on ${category.productTermsId} = ${named.productTermsId} and ${category.path} = 'categories'
    where ${category.parentId} = ${p.id})`
