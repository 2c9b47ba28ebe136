import path from 'node:path'
import { closedToCustomers } from '@collections/access/roles'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { FlattenedField, Payload, SanitizedCollectionConfig, Where } from 'payload'
import { z } from 'zod'
import type { Locale } from '@/i18n/routing'
import { languageOf } from '@/i18n/translator'
import { uuidsOf } from '@/server/db/row-ids'
import { tables } from '@/server/db/tables'
import { type StoredFile, uploadedFiles } from '@/server/files'
import { confirmedEmailsOf, isFromAccount, ordersOfPerson } from '@/server/open-matters'
import { ownShopRows } from './own-shop'

const { contactMessages, emailChanges, orders, returns, reviewPictures, reviews, subscriptions } = tables

export type Document = Record<string, unknown>

export interface ExportedPart {
  slug: string
  collection: SanitizedCollectionConfig | null
  documents: Document[]
}

const isOwner = (field: FlattenedField) =>
  field.name === 'customer' && field.type === 'relationship' && field.relationTo === 'customers'

/** Documents written without an account, found by addresses that the account has confirmed. */
const byAddress: string[] = ['subscriptions', 'contact-messages']

/**
 * The account first, then every collection whose documents belong to a customer: new collections are included
 * automatically.
 */
function ownCollections({ config }: Payload): SanitizedCollectionConfig[] {
  const isAccount = ({ slug }: SanitizedCollectionConfig) => slug === 'customers'
  const owned = config.collections.filter(
    ({ flattenedFields, slug }) => byAddress.includes(slug) || flattenedFields.some(isOwner),
  )
  return [...config.collections.filter(isAccount), ...owned]
}

function personalFields(fields: FlattenedField[]): FlattenedField[] {
  return fields.filter(
    (field) =>
      !isOwner(field) && !field.hidden && !(field.access?.read && closedToCustomers.includes(field.access.read)),
  )
}

export function readableFields(fields: FlattenedField[]): FlattenedField[] {
  return personalFields(fields).filter(({ admin }) => !admin?.hidden)
}

const account = z.object({ language: z.string().nullish() }).catch({ language: null })

export async function documentsToExport(
  payload: Payload,
  customer: string,
): Promise<{ locale: Locale; sections: ExportedPart[] }> {
  const sections: ExportedPart[] = []
  for (const collection of ownCollections(payload)) {
    const { docs } = await payload.find({
      collection: collection.slug,
      where: await belongsTo(payload, collection.slug, customer),
      sort: 'createdAt',
      depth: 0,
      pagination: false,
    })
    const names = [
      'id',
      'createdAt',
      'updatedAt',
      ...personalFields(collection.flattenedFields).map(({ name }) => name),
    ]
    const documents = docs.map((doc) =>
      Object.fromEntries(Object.entries(doc).filter(([name]) => names.includes(name))),
    )
    if (collection.slug === 'customers') await addAddresses(payload, customer, documents)
    sections.push({ slug: collection.slug, collection, documents })
  }
  const locale = languageOf(account.parse(sections[0]?.documents[0]))
  const shop = await ownShopRows(payload.db.drizzle, customer, locale)
  const ofShop = Object.entries(shop).map(([slug, documents]) => ({ slug, collection: null, documents }))
  return { locale, sections: [...sections, ...ofShop] }
}

const ownIds = (customer: string): Record<string, SQL> => ({
  orders: sql`select ${orders.id} from ${orders} where ${orders.id} in ${ordersOfPerson(customer)}`,
  returns: sql`select ${returns.id} from ${returns}
    where ${returns.customerId} = ${customer} or ${returns.orderId} in ${ordersOfPerson(customer)}`,
  reviews: sql`select ${reviews.id} from ${reviews}
    where ${reviews.customerId} = ${customer} or ${reviews.orderId} in ${ordersOfPerson(customer)}`,
  'review-pictures': sql`select ${reviewPictures.id} from ${reviewPictures}
    join ${reviews} on ${reviews.id} = ${reviewPictures.reviewId}
    where ${reviews.customerId} = ${customer} or ${reviews.orderId} in ${ordersOfPerson(customer)}`,
  subscriptions: sql`select ${subscriptions.id} from ${subscriptions}
    where ${isFromAccount(customer, sql`lower(${subscriptions.email})`, subscriptions.requestedAt)}`,
  'contact-messages': sql`select ${contactMessages.id} from ${contactMessages}
    where ${isFromAccount(customer, sql`lower(${contactMessages.email})`, contactMessages.createdAt)}`,
})

async function belongsTo({ db }: Payload, slug: string, customer: string): Promise<Where> {
  if (slug === 'customers') return { id: { equals: customer } }
  const own = ownIds(customer)[slug]
  if (!own) return { customer: { equals: customer } }
  const { rows } = await db.drizzle.execute(own)
  return { id: { in: uuidsOf(rows) } }
}

const addressRow = z.array(z.object({ emails: z.array(z.string()), change: z.string().nullable() }))

async function addAddresses({ db }: Payload, customer: string, [account]: Document[]): Promise<void> {
  const { rows } = await db.drizzle.execute(sql`
    select array(${confirmedEmailsOf(customer)}) as emails,
      (select ${emailChanges.newEmail} from ${emailChanges} where ${emailChanges.customerId} = ${customer}) as change`)
  const [found] = addressRow.parse(rows)
  if (account && found) Object.assign(account, { confirmedEmails: found.emails, emailChange: found.change })
}

export class PictureMissing extends Error {
  override name = 'PictureMissing'
}

/** Pictures and their names in the archive. Purchased files are left out: they are fetched as downloads. */
export async function ownPictures(sections: ExportedPart[]): Promise<{ name: string; stored: StoredFile }[]> {
  const named = sections
    .filter(({ slug }) => slug === 'customer-pictures' || slug === 'review-pictures')
    .flatMap(({ slug, documents }) => documents.map(({ filename }) => ({ slug, filename: String(filename) })))
  const pictures: { name: string; stored: StoredFile }[] = []
  for (const { slug, filename } of named) {
    const stored = await uploadedFiles(slug).find(path.basename(filename))
    if (!stored) throw new PictureMissing(`${slug}/${filename}`)
    pictures.push({ name: `${slug}/${filename}`, stored })
  }
  return pictures
}
