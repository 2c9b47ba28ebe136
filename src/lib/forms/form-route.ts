import { redirect } from 'next/navigation'
import { z } from 'zod'
import { type FormState, scriptField } from '@/design/form/form-state'
import { AuthUnreachable } from '@/features/account/auth/claims'
import { localeSchema } from '@/i18n/locale-schema'
import type { Locale } from '@/i18n/routing'
import { jsonOf, limitedText } from '@/server/request-body'
import { isSameOrigin } from '@/server/request-context'
import { type Outcome, type Problem, problemAnswer, sentencesOf } from './problems'

type Answer = Outcome<{ body?: object }>
type Work = (body: Record<string, unknown>, locale: Locale, request: Request) => Promise<Answer>

/** Far more than the longest form has. */
const mostBytes = 64 * 1024
const headers = { 'Cache-Control': 'private, no-store' }

const bodySchema = z.record(z.string(), z.unknown()).catch({})

/** A route for our forms: JSON in, JSON out, in the language that the body names, and for our own pages only. */
export function formRoute(work: Work): (request: Request) => Promise<Response> {
  return async (request) => {
    const text = await limitedText(request, mostBytes)
    if (text === null) return new Response(null, { status: 413, headers })
    const body = bodySchema.parse(jsonOf(text))
    const locale = localeSchema.parse(body.locale)
    const outcome = isSameOrigin(request)
      ? await work(body, locale, request).catch(unreachable)
      : ({ ok: false, problem: { code: 'request' } } as const)
    const answer = outcome.ok ? Response.json(outcome.body ?? {}) : problemAnswer(outcome.problem, locale)
    answer.headers.set('Cache-Control', headers['Cache-Control'])
    return answer
  }
}

function unreachable(error: unknown): Answer {
  if (error instanceof AuthUnreachable) return { ok: false, problem: { code: 'unavailable' } }
  throw error
}

/** The texts of a form; the fields that React adds begin with `$`. */
export function fieldsOf(data: FormData): Record<string, string> {
  const texts = [...data].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  // Postgres takes no zero byte, and nobody types one.
  const typed = texts.map(([name, value]) => [name, value.replaceAll('\0', '')])
  return Object.fromEntries(typed.filter(([name = '']) => !name.startsWith('$')))
}

/** Leads on after a form: a script loads the page by itself, a browser without one is redirected. */
export function leadTo(path: string, fields: Record<string, string>): FormState {
  if (fields[scriptField]) return { values: {}, to: path }
  redirect(path)
}

/** The state of a refused form: shows what was typed again, except passwords. */
export function failedForm(problem: Problem, fields: Record<string, string>): FormState {
  const values = Object.fromEntries(Object.entries(fields).filter(([name]) => !/password/i.test(name)))
  return { values, ...sentencesOf(problem, localeSchema.parse(fields.locale)) }
}
