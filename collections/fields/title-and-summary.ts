import type { Field, SelectField, UIField } from 'payload'
import { fieldLabel, type hint, optionLabel, untitled } from '../labels'
import { inEachLanguage } from './in-each-language'

export const termKindField: SelectField = {
  name: 'kind',
  type: 'select',
  label: fieldLabel('kind'),
  required: true,
  defaultValue: 'category',
  options: [
    { value: 'category', label: optionLabel('termCategory') },
    { value: 'tag', label: optionLabel('termTag') },
  ],
  admin: { position: 'sidebar' },
}

export const languagesField: UIField = {
  name: 'languages',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '@/admin/languages/languages-panel#LanguagesPanel' },
  },
}

export const translatedName = (maxLength = 80): Field[] => [
  inEachLanguage({ name: 'name', type: 'text', label: fieldLabel('name'), required: true, maxLength }),
  languagesField,
]

export const titleAndSummary = ({
  kind,
  maxSummary,
  description,
}: {
  kind: Parameters<typeof untitled>[0]
  maxSummary: number
  description?: ReturnType<typeof hint>
}): Field[] => [
  inEachLanguage(
    {
      name: 'title',
      type: 'text',
      label: fieldLabel('title'),
      required: true,
      maxLength: 120,
      admin: {
        components: {
          Cell: { path: '@/admin/untitled/title-cell#TitleCell', clientProps: { untitled: untitled(kind) } },
        },
      },
    },
    untitled(kind),
  ),
  inEachLanguage({
    name: 'summary',
    type: 'textarea',
    label: fieldLabel('summary'),
    maxLength: maxSummary,
    admin: description ? { description } : {},
  }),
  languagesField,
]
