import type { TextField } from 'payload'
import { isCountryCode } from '@/domain/country'
import { fieldLabel } from '../labels'
import { problem } from '../problems'

/** ISO 3166-1 alpha-2, in capital letters: `BG`. */
export const countryField: TextField = {
  name: 'country',
  type: 'text',
  label: fieldLabel('country'),
  required: true,
  defaultValue: 'BG',
  validate: (value: string | null | undefined, { req }: { req: { i18n: { language: string } } }) =>
    isCountryCode(value) || problem('country', req.i18n.language),
}
