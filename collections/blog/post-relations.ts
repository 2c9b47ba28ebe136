import type { RelationshipField } from 'payload'
import { fieldLabel } from '../labels'

export const postCategoryField: RelationshipField = {
  name: 'category',
  type: 'relationship',
  relationTo: 'post-terms',
  label: fieldLabel('category'),
  filterOptions: { kind: { equals: 'category' } },
}

export const postTagFilter = { kind: { equals: 'tag' } } as const

export const authorField: RelationshipField = {
  name: 'author',
  type: 'relationship',
  relationTo: 'authors',
  label: fieldLabel('author'),
}
