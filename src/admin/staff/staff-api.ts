import { readRefusal } from '../refusal'

type Answer = { ok: true; body: unknown } | { ok: false; refused: boolean; code?: string; message?: string }

/** Asks our own server; a refusal comes back as the sentence that it says. */
export async function post(path: string, body: object): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json' }
  const request = { method: 'POST', headers, body: JSON.stringify(body), credentials: 'same-origin' } as const
  const answer = await fetch(path, request).catch(() => null)
  const json: unknown = await answer?.json().catch(() => null)
  if (answer?.ok) return { ok: true, body: json }
  return { ok: false, refused: answer?.status === 401, ...readRefusal(json) }
}
