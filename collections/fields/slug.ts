import type { TextField } from 'payload'
import { isSlug } from '@/domain/slug'
import { fieldLabel, hint } from '../labels'
import { problem } from '../problems'

/** The last part of a public address; the same in every language. Addresses with `account` belong to the guarded area. */
export const slugField: TextField = {
  name: 'slug',
  type: 'text',
  label: fieldLabel('slug'),
  required: true,
  unique: true,
  index: true,
  admin: { position: 'sidebar', description: hint('slug') },
  validate: (value: string | null | undefined, { req }: { req: { i18n: { language: string } } }) => {
    if (!value || !isSlug(value)) return problem('slug', req.i18n.language)
    return value.includes('account') ? problem('slugAccount', req.i18n.language) : true
  },
}
