import { sql } from '@payloadcms/db-postgres'
import type { Column, SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { tables } from './tables'

const { stores } = tables
const town = alias(tables.brochuresTexts, 'town')

/** SQL: whether a brochure, by its id, is for some towns only. */
export const isEdition = (brochure: Column | SQL): SQL => sql`exists (
  select from ${tables.brochuresTexts} town where ${town.parentId} = ${brochure} and ${town.path} = 'towns')`

const isCalled = (name: string): SQL => sql`lower(${town.text}) = lower(${name})`

/** SQL: whether a brochure is for a town by its name, among others: `Стара загора` is `Стара Загора`. */
export const isEditionFor = (brochure: Column | SQL, name: string): SQL => sql`exists (
  select from ${tables.brochuresTexts} town
  where ${town.parentId} = ${brochure} and ${town.path} = 'towns' and ${isCalled(name)})`

type Offering = { brochure: Column | SQL; retailer: Column | SQL }

/** SQL: whether a brochure holds in a town: an edition where it says so, any other where its shop has a store. */
export const holdsIn = ({ brochure, retailer }: Offering, name: string): SQL => sql`
  coalesce((select bool_or(${isCalled(name)}) from ${tables.brochuresTexts} town
    where ${town.parentId} = ${brochure} and ${town.path} = 'towns'),
    exists (select from ${stores} where ${stores.retailerId} = ${retailer} and ${stores.town} = ${name}))`

type Named = { title: Column; brand: Column; packSize: Column }

/** SQL: the words of an offer, which are the same in all editions of one week. */
export const wordsOfOffer = ({ title, brand, packSize }: Named): SQL =>
  sql`lower(concat_ws(' ', ${title}, ${brand}, ${packSize}))`
