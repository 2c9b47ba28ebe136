import { type Endpoint, type PayloadRequest, ValidationError } from 'payload'
import { z } from 'zod'
import { defaultLocale, isLocale } from '@/i18n/routing'
import { withTransaction } from '@/server/db/transaction'
import bg from '../messages/bg.json'
import de from '../messages/de.json'
import en from '../messages/en.json'
import ru from '../messages/ru.json'
import { isStaff } from './access/roles'

const problems = { bg: bg.cms.problems, de: de.cms.problems, en: en.cms.problems, ru: ru.cms.problems }

export type ProblemName = keyof typeof bg.cms.problems

/** The sentence with its `{placeholders}` filled: by functions, because in a text `$$` would mean one `$`. */
export function problem(name: ProblemName, language: string, values: Record<string, string | number> = {}): string {
  const sentence = problems[isLocale(language) ? language : defaultLocale][name]
  return Object.entries(values).reduce((text, [key, value]) => text.replace(`{${key}}`, () => String(value)), sentence)
}

/** As many as a sentence names of what stands in the way. */
export const mostNamed = 5

export function firstNames(names: string[]): string {
  return [...names.slice(0, mostNamed), ...(names.length > mostNamed ? ['…'] : [])].join(', ')
}

const importErrors = { bg: bg.import.errors, de: de.import.errors, en: en.import.errors, ru: ru.import.errors }

export function importProblem(name: 'empty' | 'not-a-pdf' | 'too-large', language: string): string {
  return importErrors[isLocale(language) ? language : defaultLocale][name]
}

/** An unreadable body becomes an empty form, so that missing fields are refused as usual. */
export async function postedForm(req: PayloadRequest): Promise<FormData> {
  return (await req.formData?.().catch(() => null)) ?? new FormData()
}

type FieldErrors = ConstructorParameters<typeof ValidationError>[0]['errors']

export function refusedFields(req: PayloadRequest, collection: string, errors: FieldErrors): ValidationError {
  const error = new ValidationError({ collection, errors, req }, req.t)
  // Payload answers a bulk change with the error's message only, which would merely name the fields.
  if (req.context.isBulkChange) error.message = errors.map(({ message }) => message).join(' ')
  return error
}

type Wrong = { path: string; problem: ProblemName }

export function invalidField(req: PayloadRequest, collection: string, { path, ...wrong }: Wrong): ValidationError {
  const message = problem(wrong.problem, req.i18n.language)
  const fields = req.payload.config.collections.find(({ slug }) => slug === collection)?.flattenedFields
  const field = fields?.find(({ name }) => name === path)
  const label = field && 'label' in field ? field.label || undefined : undefined
  return refusedFields(req, collection, [{ path, label, message }])
}

const uuid = z.uuid()

export type Answer = (req: PayloadRequest, id: string) => Promise<Response>

export const empty = (status: number) => new Response(null, { status })

/** Null without a JSON body. */
export async function bodyOf(req: PayloadRequest): Promise<unknown> {
  return req.json?.().catch(() => null) ?? null
}

/** The path begins with `/:id`. 403 unless `isAllowed`, 404 for an invalid id. */
export function documentEndpoint(
  path: string,
  method: 'get' | 'post',
  isAllowed: typeof isStaff,
  answer: Answer,
): Endpoint {
  return {
    path,
    method,
    handler: async (req) => {
      if (!isAllowed(req.user)) return empty(403)
      const id = uuid.safeParse(req.routeParams?.id)
      return id.success ? answer(req, id.data) : empty(404)
    },
  }
}

/** For staff only; runs in one transaction. */
export function staffEndpoint(path: string, method: 'get' | 'post', answer: Answer): Endpoint {
  return documentEndpoint(path, method, isStaff, (req, id) => withTransaction(req, () => answer(req, id)))
}
