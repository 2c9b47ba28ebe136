import type { FormState } from '@/design/form/form-state'
import { localeSchema } from '@/i18n/locale-schema'
import { type Problem, sentenceOf } from './problems'

/** The texts of a form that was sent without JavaScript; the fields that React adds begin with `$`. */
export function fieldsOf(data: FormData): Record<string, string> {
  const texts = [...data].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  // Postgres takes no zero byte, and nobody types one.
  const typed = texts.map(([name, value]) => [name, value.replaceAll('\0', '')])
  return Object.fromEntries(typed.filter(([name = '']) => !name.startsWith('$')))
}

/** The state of a refused form: shows what was typed again, except passwords. */
export function failedForm(problem: Problem, fields: Record<string, string>): FormState {
  const values = Object.fromEntries(Object.entries(fields).filter(([name]) => !/password/i.test(name)))
  return { values, message: sentenceOf(problem, localeSchema.parse(fields.locale)), field: problem.field }
}
