import type { TextField } from 'payload'
import { fieldLabel } from '../labels'
import { problem } from '../problems'

export const websiteField: TextField = {
  name: 'website',
  type: 'text',
  label: fieldLabel('website'),
  validate: (value: string | null | undefined, { req }: { req: { i18n: { language: string } } }) => {
    if (!value) return true
    return (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) || problem('website', req.i18n.language)
  },
}
