import { notFound, redirect } from 'next/navigation'
import { z } from 'zod'
import { type FormState, scriptField } from '@/design/form/form-state'
import { localeSchema } from '@/i18n/locale-schema'
import type { Locale } from '@/i18n/routing'
import { type Outcome, type Problem, sentencesOf, unavailable } from './problems'

const form = z.instanceof(FormData)

/** None of our pages calls an action without a form, so such a call is answered with 404. */
function formIn(given: unknown): FormData {
  const { data } = form.safeParse(given)
  return data ?? notFound()
}

/**
 * Every server action is created by `formAction` or `stateAction`. Strangers can call actions by id with any arguments,
 * so argument types hold only after a check. `work` parses the form after it has checked who sends it.
 */
export function formAction(work: (form: FormData) => Promise<void>): (form: FormData) => Promise<void> {
  return async (given) => work(formIn(given))
}

/** For a form that shows its result. `state` comes from the browser and is unchecked. */
export function stateAction<State>(
  work: (form: FormData, state: unknown) => Promise<State>,
): (state: State, form: FormData) => Promise<State> {
  return async (state, given) => work(formIn(given), state)
}

type Fields = Record<string, string>
type Done<Result> = Extract<Outcome<Result>, { ok: true }>

/** Calls `work`; on a refusal or an unreachable auth server returns the message and the input, else `done` decides. */
export async function handleForm<Result, State extends FormState>(
  data: FormData,
  work: (fields: Fields, locale: Locale) => Promise<Outcome<Result>>,
  done: (result: Done<Result>, locale: Locale, fields: Fields) => State,
): Promise<State | FormState> {
  const fields = fieldsOf(data)
  const locale = localeSchema.parse(fields.locale)
  const result = await work(fields, locale).catch(unavailable)
  return result.ok ? done(result, locale, fields) : failedForm(result.problem, fields)
}

/** Fields that React adds begin with `$`. */
function fieldsOf(data: FormData): Record<string, string> {
  const texts = [...data].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  // PostgreSQL text cannot contain a zero byte.
  const typed = texts.map(([name, value]) => [name, value.replaceAll('\0', '')])
  return Object.fromEntries(typed.filter(([name = '']) => !name.startsWith('$')))
}

/** A script loads the page itself; a browser without JavaScript is redirected. */
export function redirectState(path: string, fields: Record<string, string>): FormState {
  if (fields[scriptField]) return { values: {}, to: path }
  redirect(path)
}

/** Keeps the input, except passwords. */
function failedForm(problem: Problem, fields: Record<string, string>): FormState {
  const values = Object.fromEntries(Object.entries(fields).filter(([name]) => !/password/i.test(name)))
  return { values, ...sentencesOf(problem, localeSchema.parse(fields.locale)) }
}
