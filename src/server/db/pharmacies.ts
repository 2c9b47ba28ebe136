import { sql } from '@payloadcms/db-postgres'
import type { Column, SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { medicineCategory } from '@/domain/product-group-rules'
import { tables } from './tables'

const pharmacy = alias(tables.categories, 'pharmacy')

type Categorised = { categoryId: Column }

/** SQL: whether an offer may be a medicine, because it is of a pharmacy: by its own category or by that of its brochure. */
export const isOfPharmacy = (offer: Categorised, brochure: Categorised): SQL => sql`exists (
  select from ${tables.categories} pharmacy
  where ${pharmacy.slug} = ${medicineCategory} and ${pharmacy.id} in (${offer.categoryId}, ${brochure.categoryId}))`
