import type { Locale } from '@/i18n/routing'
import { refusalWords } from './plain-page'

const statuses = { 'not-found': 404, 'too-many': 429 } as const

/**
 * For data that a program asks for or a person follows a link to. A browser shows nothing of its own site for an empty
 * answer, so a person gets a sentence; it is plain text, because the API is never a document.
 */
export function refusedAnswer(
  { headers }: Pick<Request, 'headers'>,
  error: keyof typeof statuses,
  locale: Locale,
): Response {
  const answer = {
    status: statuses[error],
    headers: { 'Cache-Control': 'no-store', ...(error === 'too-many' && { 'Retry-After': '60' }) },
  }
  const isPerson = headers.get('accept')?.includes('text/html')
  return isPerson ? new Response(refusalWords(locale)[error], answer) : Response.json({ error }, answer)
}
