'use server'

import { redirect } from 'next/navigation'
import { z } from 'zod'
import type { FormState } from '@/design/form/form-state'
import { defaultLocale, localePath, locales } from '@/i18n/routing'
import { login } from './login'
import { nextPath } from './next-path'
import { type Problem, sentenceOf } from './problems'

const localeSchema = z.enum(locales).catch(defaultLocale)

/** What the forms do in a browser that has no JavaScript: the same as our API, then on to the next page. */
export async function loginAction(_: FormState, data: FormData): Promise<FormState> {
  const fields = fieldsOf(data)
  const result = await login(fields)
  if (!result.ok) return failed(result.problem, fields)
  const locale = localeSchema.parse(fields.locale)
  const next = nextPath(fields.next, localePath(locale, '/account-dashboard'))
  const { nextLevel } = result.signedIn
  redirect(nextLevel === 'aal2' ? `${localePath(locale, '/login/code')}?next=${encodeURIComponent(next)}` : next)
}

function fieldsOf(data: FormData): Record<string, string> {
  const texts = [...data].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return Object.fromEntries(texts.filter(([name]) => !name.startsWith('$')))
}

async function failed(problem: Problem, fields: Record<string, string>): Promise<FormState> {
  const { password: _, ...values } = fields
  return { values, message: await sentenceOf(problem, localeSchema.parse(fields.locale)), field: problem.field }
}
