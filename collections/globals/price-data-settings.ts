import type { GlobalConfig, TextFieldSingleValidation } from 'payload'
import { isDayPattern } from '@/domain/price-source'
import { env } from '@/server/env'
import { admin, staff } from '../access/roles'
import { problem } from '../document-endpoint'
import { wholeNumberField } from '../fields/money-cents'
import { fieldLabel, globalLabel, groupLabel, hint } from '../labels'
import { auditGlobalChange } from '../staff/audit-log'

const validatePattern: TextFieldSingleValidation = (value, { req }) =>
  isDayPattern(value ?? '', env().PRICE_DATA_ORIGINS) || problem('priceDataAddress', req.i18n.language)

/** Source and time of the daily fetch of the national price data; off until an admin enables it. */
export const PriceDataSettings: GlobalConfig = {
  slug: 'price-data-settings',
  label: globalLabel('priceDataSettings'),
  admin: { group: groupLabel('prices') },
  access: { read: staff, update: admin },
  hooks: { afterChange: [auditGlobalChange] },
  versions: false,
  fields: [
    {
      name: 'enabled',
      type: 'checkbox',
      label: fieldLabel('enabled'),
      defaultValue: false,
      admin: { description: hint('priceDataEnabled') },
    },
    {
      name: 'addressPattern',
      type: 'text',
      label: fieldLabel('addressPattern'),
      required: true,
      maxLength: 300,
      defaultValue: 'https://kolkostruva.bg/opendata_files/{date}.zip',
      validate: validatePattern,
      admin: { description: hint('priceDataAddress') },
    },
    wholeNumberField({
      name: 'hour',
      label: fieldLabel('hour'),
      required: true,
      max: 23,
      defaultValue: 8,
      admin: { description: hint('priceDataHour') },
    }),
  ],
}
