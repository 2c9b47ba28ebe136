import type * as z from 'zod/mini'
import { type FieldErrors, FormFailure } from '@/design/form/form-state'

export class ApiFailure extends FormFailure {
  constructor(
    readonly status: number,
    statusMessage: string,
    errors?: FieldErrors,
    readonly code?: string,
  ) {
    super(statusMessage, errors)
  }
}

/** The body of a response; see `problemAnswer` for refusals. @throws ApiFailure */
export async function answerOrSentence(response: Response | null, otherwise: string): Promise<unknown> {
  const answer: unknown = await response?.json().catch(() => null)
  if (response?.ok) return answer
  const { statusMessage = otherwise, code } = textsIn(answer)
  const errors = textsIn(Reflect.get(Object(answer), 'errors'))
  throw new ApiFailure(response?.status ?? 0, statusMessage, errors, code)
}

/** Without zod, because every page loads this module, and few load zod. */
function textsIn(answer: unknown): Record<string, string> {
  const parts: [string, unknown][] = Object.entries(Object(answer))
  return Object.fromEntries(parts.filter((part): part is [string, string] => typeof part[1] === 'string'))
}

/** Posts once: a write is never retried. @throws ApiFailure */
export async function post(path: string, body: object, otherwise: string): Promise<unknown> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => null)
  return answerOrSentence(response, otherwise)
}

/** @throws ApiFailure, also for an answer that does not match the schema */
export async function postFor<Shape extends z.ZodMiniType>(
  path: string,
  body: object,
  { otherwise, shape }: { otherwise: string; shape: Shape },
): Promise<z.infer<Shape>> {
  const { data } = shape.safeParse(await post(path, body, otherwise))
  if (data === undefined) throw new ApiFailure(0, otherwise)
  return data
}
