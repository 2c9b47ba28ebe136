import type { PayloadRequest, TextField } from 'payload'
import { isSlug, slugMaxLength } from '@/domain/slug'
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
  hooks: { beforeDuplicate: [({ value }) => (typeof value === 'string' ? freshSlug(value) : value)] },
  validate: (value: string | null | undefined, { req }: { req: { i18n: { language: string } } }) => {
    if (!value || !isSlug(value)) return problem('slug', req.i18n.language)
    return value.includes('account') ? problem('slugAccount', req.i18n.language) : true
  },
}

/** A new document opened at `…/create?slug=spring` starts with that address. */
export function slugOfAddress({ req }: { req: PayloadRequest }): string | undefined {
  const slug = req.query?.slug
  return isSlug(slug) ? slug : undefined
}

/** Addresses are unique, so a copy gets one of its own. */
function freshSlug(slug: string): string {
  const suffix = `-${crypto.randomUUID().slice(0, 6)}`
  return `${slug.slice(0, slugMaxLength - suffix.length).replace(/-+$/, '')}${suffix}`
}
