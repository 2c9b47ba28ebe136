import { sql } from '@payloadcms/db-postgres'
import type { Column, SQL } from '@payloadcms/db-postgres/drizzle'
import { isPublished } from './states'
import { tables } from './tables'

const { brochures, retailers } = tables

/** `retailer` is the column of a shop's id. */
export const isOfPublicShop = (retailer: Column): SQL => sql`exists (
  select from ${retailers} where ${retailers.id} = ${retailer} and ${isPublished(retailers)})`

/** A condition on `brochures`: whether visitors may see it. It goes with its shop. */
export const isPublicBrochure = sql`(${isPublished(brochures)} and ${isOfPublicShop(brochures.retailerId)})`
