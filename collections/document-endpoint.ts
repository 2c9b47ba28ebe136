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

/** A sentence about wrong input, in the language of the person at the form. */
export function problem(name: ProblemName, language: string): string {
  return problems[isLocale(language) ? language : defaultLocale][name]
}

const importErrors = { bg: bg.import.errors, de: de.import.errors, en: en.import.errors, ru: ru.import.errors }

/** A sentence about a PDF that can be refused at its upload; these have no placeholders. */
export function importProblem(name: 'empty' | 'not-a-pdf' | 'too-large', language: string): string {
  return importErrors[isLocale(language) ? language : defaultLocale][name]
}

/** The form that a request posts; an empty one where its body is none, so that what is missing is refused as in any other. */
export async function postedForm(req: PayloadRequest): Promise<FormData> {
  return (await req.formData?.().catch(() => null)) ?? new FormData()
}

type FieldErrors = ConstructorParameters<typeof ValidationError>[0]['errors']

/** The refusal of a document for what several of its fields say. */
export function refusedFields(req: PayloadRequest, collection: string, errors: FieldErrors): ValidationError {
  const error = new ValidationError({ collection, errors, req }, req.t)
  // Of a change of many documents at once Payload answers the message alone, which only names the fields.
  if (req.context.isBulkChange) error.message = errors.map(({ message }) => message).join(' ')
  return error
}

type Wrong = { path: string; problem: ProblemName }

/** The refusal of a document for what one of its fields says, in the language of the person at the form. */
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

/** The JSON that a request brought; null where it brought none. */
export async function bodyOf(req: PayloadRequest): Promise<unknown> {
  return req.json?.().catch(() => null) ?? null
}

/** An endpoint of one document, whose path begins with `/:id`: 403 unless `isAllowed`, 404 for an invalid id. */
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

/** For staff, and in one transaction. */
export function staffEndpoint(path: string, method: 'get' | 'post', answer: Answer): Endpoint {
  return documentEndpoint(path, method, isStaff, (req, id) => withTransaction(req, () => answer(req, id)))
}
