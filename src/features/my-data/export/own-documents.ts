import path from 'node:path'
import { nobodyField } from '@collections/access/nobody'
import type { FlattenedField, Payload, SanitizedCollectionConfig } from 'payload'
import { uploadsRoot } from '@/server/files'

export type Document = Record<string, unknown>

/** What somebody has in one collection. */
export interface Section {
  collection: SanitizedCollectionConfig
  documents: Document[]
}

const isOwner = (field: FlattenedField) =>
  field.name === 'customer' && field.type === 'relationship' && field.relationTo === 'customers'

/** The account first, then every collection whose documents belong to somebody: a new one is found here by itself. */
function ownCollections({ config }: Payload): SanitizedCollectionConfig[] {
  const isAccount = ({ slug }: SanitizedCollectionConfig) => slug === 'customers'
  const owned = config.collections.filter(({ flattenedFields }) => flattenedFields.some(isOwner))
  return [...config.collections.filter(isAccount), ...owned]
}

/** The fields with personal data, without those of the system. */
function personalFields(fields: FlattenedField[]): FlattenedField[] {
  return fields.filter((field) => !isOwner(field) && !field.hidden && field.access?.read !== nobodyField)
}

/** Those of them that are meaningful to people. */
export function readableFields(fields: FlattenedField[]): FlattenedField[] {
  return personalFields(fields).filter(({ admin }) => !admin?.hidden)
}

/** All documents of this customer. */
export async function ownDocuments(payload: Payload, customer: string): Promise<Section[]> {
  const sections: Section[] = []
  for (const collection of ownCollections(payload)) {
    const { docs } = await payload.find({
      collection: collection.slug,
      where: { [collection.slug === 'customers' ? 'id' : 'customer']: { equals: customer } },
      sort: 'createdAt',
      depth: 0,
      pagination: false,
    })
    const names = ['id', ...personalFields(collection.flattenedFields).map(({ name }) => name)]
    const documents = docs.map((doc) =>
      Object.fromEntries(Object.entries(doc).filter(([name]) => names.includes(name))),
    )
    sections.push({ collection, documents })
  }
  return sections
}

/** The pictures among them, by their names in the archive. What was bought is fetched with the downloads. */
export function ownPictures(sections: Section[]): { name: string; path: string }[] {
  return sections
    .filter(({ collection }) => collection.slug === 'customer-pictures')
    .flatMap(({ documents }) => documents.map(({ filename }) => String(filename)))
    .map((filename) => ({
      name: `customer-pictures/${filename}`,
      path: path.join(uploadsRoot(), 'customer-pictures', path.basename(filename)),
    }))
}
