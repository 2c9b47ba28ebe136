import { z } from 'zod'
import { defaultLocale, type Locale, locales } from '@/i18n/routing'
import { isSameOrigin } from '@/server/same-origin'
import { AuthUnreachable } from './claims'
import { type Problem, problemAnswer } from './problems'

type Outcome = { ok: true; body?: object } | { ok: false; problem: Problem }
type Work = (body: Record<string, unknown>, locale: Locale, request: Request) => Promise<Outcome>

const bodySchema = z.record(z.string(), z.unknown()).catch({})
const localeSchema = z.enum(locales).catch(defaultLocale)

/** A writing call of the sign-in: JSON in, JSON out, in the language that the body names, and for our own pages only. */
export function authRoute(work: Work): (request: Request) => Promise<Response> {
  return async (request) => {
    const body = bodySchema.parse(await request.json().catch(() => ({})))
    const locale = localeSchema.parse(body.locale)
    const outcome = isSameOrigin(request)
      ? await work(body, locale, request).catch(unreachable)
      : ({ ok: false, problem: { code: 'request' } } as const)
    const answer = outcome.ok ? Response.json(outcome.body ?? {}) : problemAnswer(outcome.problem, locale)
    answer.headers.set('Cache-Control', 'private, no-store')
    return answer
  }
}

function unreachable(error: unknown): Outcome {
  if (error instanceof AuthUnreachable) return { ok: false, problem: { code: 'unavailable' } }
  throw error
}
