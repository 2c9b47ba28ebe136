import type { FlattenedField } from 'payload'

/** Where a collection names media: the paths of its fields, and its fields of blocks, which are stored as JSON. */
export type MediaFields = { paths: string[]; blocks: string[] }

/** Rich text is left out, because its editor offers no pictures, and Payload's own locks, which name any document. */
export function mediaFields(fields: FlattenedField[], prefix = ''): MediaFields {
  const found: MediaFields = { paths: [], blocks: [] }
  for (const field of fields) {
    const path = `${prefix}${field.name}`
    if (field.type === 'blocks') found.blocks.push(path)
    if ((field.type === 'upload' || field.type === 'relationship') && field.relationTo === 'media')
      found.paths.push(path)
    if ('flattenedFields' in field) {
      const inner = mediaFields(field.flattenedFields, `${path}.`)
      found.paths.push(...inner.paths)
      found.blocks.push(...inner.blocks)
    }
  }
  return found
}
