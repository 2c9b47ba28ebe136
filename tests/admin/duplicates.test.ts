import type { FlattenedField } from 'payload'
import { expect, it } from 'vitest'
import { collections as rules } from '../access/table'
import { freshCms } from '../setup/cms'

const { collections } = (await freshCms()).payload.config

const madeByStaff: string[] = rules.flatMap(({ slug, create }) => (create && create.admin.length > 0 ? [slug] : []))

/** Payload adds "- Copy" to a text that has to be unique, which is no code and no path, and leaves a number out. */
const isLeftToPayload = (field: FlattenedField): boolean =>
  'unique' in field &&
  field.unique === true &&
  (field.type === 'number' || ('hooks' in field && String(field.hooks?.beforeDuplicate?.[0]).includes('- Copy')))

it('a form offers a copy only where it can be saved: in drafts, or with no field that has to be another', () => {
  const unlike = collections.filter(
    ({ flattenedFields, slug, upload, versions }) =>
      madeByStaff.includes(slug) && !upload && !versions?.drafts && flattenedFields.some(isLeftToPayload),
  )
  expect(unlike.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['coupons', 'redirects', 'variants']))
  expect(unlike.filter(({ disableDuplicate }) => !disableDuplicate).map(({ slug }) => slug)).toEqual([])
})
