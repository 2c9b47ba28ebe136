import type { GroupField, TextField } from 'payload'
import { isCountryCode } from '@/domain/country-map'
import { erased } from '@/domain/erased'
import { isHttpAddress } from '@/domain/link-target'
import { isPostcode, normalisePostcode } from '@/domain/postcode'
import { problem } from '../document-endpoint'
import { fieldLabel } from '../labels'
import { checkedText } from './checked-text'

const countryField: TextField = {
  name: 'country',
  type: 'text',
  label: fieldLabel('country'),
  required: true,
  defaultValue: 'BG',
  validate: checkedText(isCountryCode, 'country'),
}

type Around = {
  req: { i18n: { language: string } }
  data: { customer?: unknown; kind?: unknown }
  siblingData: { country?: string | null }
}

/** An order outlives its customer, with its address erased; the buyer of a gift voucher is asked for none. */
const mayLackAddress = ({ customer, kind }: Around['data']): boolean => !customer || kind === 'gift-voucher'

const postcodeField: TextField = {
  name: 'postcode',
  type: 'text',
  label: fieldLabel('postcode'),
  required: true,
  hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? normalisePostcode(value) : value)] },
  validate: (value: string | null | undefined, { req, data, siblingData }: Around) =>
    (value === erased && mayLackAddress(data)) ||
    isPostcode(value ?? '', siblingData.country ?? '') ||
    problem('postcode', req.i18n.language),
}

export const postalAddressFields: TextField[] = [
  { name: 'name', type: 'text', label: fieldLabel('name'), required: true, maxLength: 120 },
  { name: 'company', type: 'text', label: fieldLabel('company'), maxLength: 120 },
  { name: 'street', type: 'text', label: fieldLabel('street'), required: true, maxLength: 160 },
  { name: 'street2', type: 'text', label: fieldLabel('street2'), maxLength: 160 },
  postcodeField,
  { name: 'city', type: 'text', label: fieldLabel('city'), required: true, maxLength: 120 },
  { name: 'region', type: 'text', label: fieldLabel('region'), maxLength: 120 },
  countryField,
  { name: 'phone', type: 'text', label: fieldLabel('phone'), maxLength: 32 },
]

export const websiteField: TextField = {
  name: 'website',
  type: 'text',
  label: fieldLabel('website'),
  validate: checkedText(isHttpAddress, 'website'),
}

export const contactField: GroupField = {
  name: 'contact',
  type: 'group',
  label: fieldLabel('contact'),
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'email', type: 'email', label: fieldLabel('email') },
        { name: 'phone', type: 'text', label: fieldLabel('phone'), maxLength: 40 },
      ],
    },
    { name: 'address', type: 'text', label: fieldLabel('address'), maxLength: 200 },
  ],
}
