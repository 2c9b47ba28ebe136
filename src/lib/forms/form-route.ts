import { z } from 'zod'
import { localeSchema } from '@/i18n/locale-schema'
import type { Locale } from '@/i18n/routing'
import { jsonOf, limitedText } from '@/server/request-body'
import { isSameOrigin } from '@/server/request-context'
import { type Outcome, problemAnswer, unavailable } from './problems'

type Answer = Outcome<{ body?: object }>
type Work = (body: Record<string, unknown>, locale: Locale, request: Request) => Promise<Answer>

/** Bytes; far more than the longest form has. */
const mostBytes = 64 * 1024
const headers = { 'Cache-Control': 'private, no-store' }

const bodySchema = z.record(z.string(), z.unknown()).catch({})

export function formRoute(work: Work): (request: Request) => Promise<Response> {
  return async (request) => {
    const text = await limitedText(request, mostBytes)
    if (text === null) return new Response(null, { status: 413, headers })
    const body = bodySchema.parse(jsonOf(text))
    const locale = localeSchema.parse(body.locale)
    const outcome = isSameOrigin(request)
      ? await work(body, locale, request).catch(unavailable)
      : ({ ok: false, problem: { code: 'request' } } as const)
    const answer = outcome.ok ? Response.json(outcome.body ?? {}) : problemAnswer(outcome.problem, locale)
    answer.headers.set('Cache-Control', headers['Cache-Control'])
    return answer
  }
}
