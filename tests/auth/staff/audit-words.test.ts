import { audited } from '@collections/staff/audit-documents'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { auditSentence } from '@/admin/audit/audit-cells'
import { locales } from '@/i18n/routing'
import { freshCms } from '../../setup/cms'

const { config } = (await freshCms()).payload

const inFourLanguages = z.object({ bg: z.string(), de: z.string(), en: z.string(), ru: z.string() })
/** A number in every language, such as an HTTP status. */
const number = z
  .string()
  .regex(/^\d+$/)
  .transform((same) => ({ bg: same, de: same, en: same, ru: same }))
const field = z.object({
  name: z.string(),
  label: inFourLanguages,
  options: z.array(z.object({ value: z.string(), label: z.union([inFourLanguages, number]) })).default([]),
})
type Form = { slug: string; action: string; fields: unknown[] }

const collections = config.collections.flatMap(({ slug, flattenedFields }): Form[] => {
  const { changes = [], hidden = [] } = audited[slug] ?? {}
  const names: readonly string[] = [...changes, ...hidden]
  const fields = names.map((name) => flattenedFields.find((one) => one.name === name) ?? { name })
  return names.length > 0 ? [{ slug, action: 'document.changed', fields }] : []
})
const ownOfPayload = ['id', 'createdAt', 'updatedAt', 'globalType']
const globals = config.globals.map(({ slug, flattenedFields }): Form => {
  const fields = flattenedFields.filter(({ name }) => !ownOfPayload.includes(name))
  return { slug, action: `${slug}.changed`, fields }
})

it.each([...collections, ...globals])('the log calls fields and options of $slug as their form does', (form) => {
  for (const { label, name, options } of z.array(field).parse(form.fields)) {
    const stored = options.length > 0 ? options : [{ value: '2027-01-11T07:00:00.000Z', label: null }]
    for (const { value, label: word } of stored)
      for (const locale of locales) {
        const changes = { [name]: { from: null, to: value } }
        const entry = { action: form.action, details: { collection: form.slug, changes } }
        const said = auditSentence(entry, locale, config)
        expect(said).toContain(`${label[locale]}: – → ${word?.[locale] ?? ''}`)
        if (!word) expect(said).not.toContain('T07:00')
      }
  }
})

it('says a moment as the clock in Sofia shows it, and that another picture was chosen without its number', () => {
  const changes = {
    launchAt: { from: null, to: '2027-01-11T07:00:00.000Z' },
    shareImage: { from: null, to: '01a21c05-aa40-7000-8000-000000000000' },
  }
  const said = auditSentence({ action: 'site-settings.changed', details: { changes } }, 'bg', config)
  expect(said).toContain('11 януари 2027')
  expect(said).toContain('9:00')
  expect(said).toMatch(/; Картинка при споделяне$/)
})
