import {
  bigint,
  boolean,
  customType,
  date,
  doublePrecision,
  integer,
  pgSchema,
  smallint,
  text,
  uuid,
} from '@payloadcms/db-postgres/drizzle/pg-core'
import { indexedKinds } from '@/domain/indexed-kinds'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
const schema = pgSchema('search')

const document = {
  kind: text('kind', { enum: indexedKinds }).notNull(),
  id: uuid('id').notNull(),
  brochureId: uuid('brochure_id'),
  retailerId: uuid('retailer_id'),
  categoryId: uuid('category_id'),
  pageNumber: integer('page_number'),
  validFrom: date('valid_from', { mode: 'string' }),
  validTo: date('valid_to', { mode: 'string' }),
  strong: tsvector('strong').notNull(),
  words: tsvector('words').notNull(),
  ended: boolean('ended').notNull(),
}

export const search = {
  documents: schema.table('documents', document),
  documentsBrochure: schema.table('documents_brochure', document),
  documentsName: schema.table('documents_name', document),
  documentsOther: schema.table('documents_other', document),
  documentsPage: schema.table('documents_page', document),
  groups: schema.table('groups', {
    number: smallint('number').notNull(),
    words: text('words').array().notNull(),
  }),
  indexVersion: schema.table('index_version', {
    version: integer('version').notNull(),
  }),
  offerKinds: schema.table('offer_kinds', {
    id: integer('id').notNull(),
    retailerId: uuid('retailer_id').notNull(),
    categoryId: uuid('category_id'),
    groupNumber: smallint('group_number'),
    unit: text('unit'),
    cardOnly: boolean('card_only').notNull(),
    ranked: boolean('ranked').notNull(),
  }),
  offers: schema.table('offers', {
    id: uuid('id').notNull(),
    brochureId: uuid('brochure_id').notNull(),
    kindId: integer('kind_id').notNull(),
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    lastDay: date('last_day', { mode: 'string' }).notNull(),
    price: integer('price').notNull(),
    unitPrice: doublePrecision('unit_price'),
    words: tsvector('words').notNull(),
    brand: text('brand'),
    brandKey: text('brand_key'),
    reduction: text('reduction'),
  }),
  productKinds: schema.table('product_kinds', {
    id: integer('id').notNull(),
    groupNumber: smallint('group_number'),
    unit: text('unit'),
    ranked: boolean('ranked').notNull(),
    /** A trigger fills this and `sold` for the version before (decision 103). */
    chains: smallint('chains').array().notNull(),
    places: integer('places').array().notNull(),
    sold: integer('sold').array().notNull(),
    chainIds: integer('chain_ids').array().notNull(),
    soldPairs: bigint('sold_pairs', { mode: 'number' }).array().notNull(),
  }),
  products: schema.table('products', {
    id: integer('id').notNull(),
    kindId: integer('kind_id').notNull(),
    price: integer('price').notNull(),
    unitPrice: doublePrecision('unit_price'),
    day: date('day', { mode: 'string' }).notNull(),
    /** Unused, and written by the version before (decision 103). */
    chainId: smallint('chain_id'),
    words: tsvector('words').notNull(),
    brand: text('brand'),
    brandKey: text('brand_key'),
    reduction: text('reduction'),
  }),
  words: schema.table('words', {
    word: text('word').notNull(),
    brochures: integer('brochures').notNull(),
    things: integer('things').notNull(),
    cyrillic: text('cyrillic'),
    latin: text('latin'),
  }),
}
