import { sql } from '@payloadcms/db-postgres'
import { isPublished } from './states'
import { tables } from './tables'

const { brochures, retailers } = tables

/** A condition on `brochures`: whether visitors may see it. It goes with its shop. */
export const isPublicBrochure = sql`(${isPublished(brochures)} and exists (
  select from ${retailers} where ${retailers.id} = ${brochures.retailerId} and ${isPublished(retailers)}))`
