import { FormFailure } from '@/design/form/form-failure'

/** A response of our API that is not a success. */
export class ApiFailure extends FormFailure {
  constructor(
    readonly status: number,
    statusMessage: string,
    field?: string,
    readonly code?: string,
  ) {
    super(statusMessage, field)
  }
}

/** Posts to our API, once: a write is never retried. @throws ApiFailure */
export async function post<Answer>(path: string, body: object, otherwise: string): Promise<Answer> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => null)
  const answer = await response?.json().catch(() => null)
  if (response?.ok) return answer
  throw new ApiFailure(response?.status ?? 0, answer?.statusMessage ?? otherwise, answer?.field, answer?.code)
}
