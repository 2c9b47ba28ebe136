import type {
  ArrayField,
  Block,
  CheckboxField,
  Field,
  NumberField,
  RichTextField,
  SelectField,
  TextareaField,
  TextField,
  TextFieldSingleValidation,
  UploadField,
} from 'payload'
import { text as validText } from 'payload/shared'
import { defaultLocale } from '@/i18n/routing'
import { isTargetAddress } from '../content/redirect-rows'
import { problem } from '../document-endpoint'
import { checkedText } from '../fields/checked-text'
import { decimalField, wholeNumberField } from '../fields/money-cents'
import { richTextEditor } from '../fields/rich-text-editor'
import { blockLabel, fieldLabel, hint, optionLabel, rowLabel } from '../labels'

type BlockName = Parameters<typeof blockLabel>[0]

const pascal = (name: string) => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Editors choose a block by its picture in public/blocks. */
export function bareBlock(slug: BlockName, fields: Field[]): Block {
  const label = blockLabel(slug)
  return {
    slug,
    interfaceName: `${pascal(slug)}Block`,
    labels: { singular: label, plural: label },
    admin: {
      images: { thumbnail: `/blocks/${slug}.svg` },
      components: { Label: { path: '@/admin/row-labels/row-label#BlockRowLabel', clientProps: { label, slug } } },
    },
    fields,
  }
}

export function sectionBlock(slug: BlockName, fields: Field[]): Block {
  return bareBlock(slug, [words('heading'), lines('intro'), ...fields, tone])
}

type FieldName = Parameters<typeof fieldLabel>[0]
type OptionName = Parameters<typeof optionLabel>[0]

export const words = (name: FieldName, more: { maxLength?: number; localized?: false } = {}): TextField => ({
  name,
  type: 'text',
  label: fieldLabel(name),
  localized: true,
  maxLength: 160,
  ...more,
})

const inBulgarian: TextFieldSingleValidation = (value, options) => {
  const { locale, i18n } = options.req
  return !value && locale === defaultLocale ? problem('bulgarianText', i18n.language) : validText(value, options)
}

/** Required in Bulgarian, which is the fallback of missing translations. */
export const neededWords = (name: FieldName): TextField => ({
  name,
  type: 'text',
  label: fieldLabel(name),
  localized: true,
  maxLength: 160,
  validate: inBulgarian,
  custom: { neededInBulgarian: true },
})

export const lines = (name: FieldName, maxLength = 600): TextareaField => ({
  name,
  type: 'textarea',
  label: fieldLabel(name),
  localized: true,
  maxLength,
})

export const richText = (name: FieldName): RichTextField => ({
  name,
  type: 'richText',
  label: fieldLabel(name),
  localized: true,
  editor: richTextEditor,
})

export const choice = (name: FieldName, options: [OptionName, ...OptionName[]]): SelectField => ({
  name,
  type: 'select',
  label: fieldLabel(name),
  required: true,
  defaultValue: options[0],
  options: options.map((value) => ({ value, label: optionLabel(value) })),
})

export const flag = (name: FieldName, defaultValue = false): CheckboxField => ({
  name,
  type: 'checkbox',
  label: fieldLabel(name),
  defaultValue,
})

export const picture = (name: FieldName = 'image', kind: 'image' | 'video' = 'image'): UploadField => ({
  name,
  type: 'upload',
  relationTo: 'media',
  label: fieldLabel(name),
  filterOptions: { mimeType: { contains: kind } },
})

export const rows = (name: FieldName, fields: Field[], { min = 1, max = 24 } = {}): ArrayField => ({
  name,
  type: 'array',
  label: fieldLabel(name),
  labels: { singular: fieldLabel('row'), plural: fieldLabel(name) },
  admin: { components: { RowLabel: rowLabel('row') } },
  minRows: min,
  maxRows: max,
  fields,
})

export const target: TextField = {
  name: 'to',
  type: 'text',
  label: fieldLabel('to'),
  maxLength: 300,
  admin: { description: hint('linkTo') },
  validate: checkedText(isTargetAddress, 'target'),
}

export const links = (max = 2): ArrayField =>
  rows('links', [{ type: 'row', fields: [neededWords('label'), target] }], { min: 0, max })

export const tone = choice('tone', ['tonePaper', 'toneSunken', 'toneSoft', 'toneDeep', 'toneNight'])

export const wholeNumber = (name: FieldName, limits: { min: number; max: number; defaultValue: number }): NumberField =>
  wholeNumberField({ name, label: fieldLabel(name), required: true, ...limits })

/** Degrees, WGS 84. */
export const coordinate = (name: 'latitude' | 'longitude'): NumberField => {
  const most = name === 'latitude' ? 90 : 180
  return decimalField({ name, label: fieldLabel(name), required: true, min: -most, max: most })
}
