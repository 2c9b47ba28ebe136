import { sql } from '@payloadcms/db-postgres'
import type { Column, SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { tables } from './tables'

const town = alias(tables.brochuresTexts, 'town')

/** SQL: whether a brochure, by its id, is for some towns only. */
export const isEdition = (brochure: Column | SQL): SQL => sql`exists (
  select from ${tables.brochuresTexts} town where ${town.parentId} = ${brochure} and ${town.path} = 'towns')`

type Named = { title: Column; brand: Column; packSize: Column }

/** SQL: the words of an offer, which are the same in all editions of one week. */
export const wordsOfOffer = ({ title, brand, packSize }: Named): SQL =>
  sql`lower(concat_ws(' ', ${title}, ${brand}, ${packSize}))`
