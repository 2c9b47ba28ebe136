import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

export class Problem extends Error {
  constructor(
    readonly status: ContentfulStatusCode,
    readonly code: string,
    message: string,
    readonly more: Record<string, unknown> = {},
  ) {
    super(message)
  }
}

const version = '2024-01-01'

/** `ErrorSchema`; a client that sends no version gets the shape of the first version, where `code` is the status. */
export function answerProblem(error: Error, c: Context): Response {
  const problem = error instanceof Problem ? error : unexpected(error)
  const { status, code, message, more } = problem
  if ((c.req.header('x-supabase-api-version') ?? '') < version) {
    return c.json({ code: status, error_code: code, msg: message, ...more }, status)
  }
  c.header('x-supabase-api-version', version)
  return c.json({ code, message, ...more }, status)
}

function unexpected(error: Error): Problem {
  console.error(error)
  return new Problem(500, 'unexpected_failure', 'Unexpected failure, please check server logs for more information')
}

const oauthErrors: Record<number, string> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  503: 'temporarily_unavailable',
}

/** `OAuthCallbackRedirectResponse`: the page gets the error in its address, as query and as fragment. */
export function problemAddress(problem: Problem, address: string): string {
  const url = new URL(address)
  const values = new URLSearchParams({
    error: oauthErrors[problem.status] ?? 'server_error',
    error_code: problem.code,
    error_description: problem.message,
  })
  url.hash = `${values}`
  for (const [name, value] of values) url.searchParams.set(name, value)
  return url.href
}
