import { z } from 'zod'

export const created = z.object({ doc: z.object({ id: z.string() }) })
const signedIn = z.object({ token: z.string() })

/** @returns the value of the header `Authorization` */
export async function staffSignIn(site: string, { email, password }: { email: string; password: string }) {
  const body = JSON.stringify({ email, password })
  const headers = { 'Content-Type': 'application/json' }
  const answer = await json(fetch(`${site}/api/cms/users/login`, { method: 'POST', headers, body }))
  return `JWT ${signedIn.parse(answer).token}`
}

/** @param fields the other fields of the document */
export function uploadForm(
  bytes: Buffer,
  { type, name, fields }: { type: string; name: string; fields?: Record<string, unknown> },
): FormData {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)], { type }), name)
  if (fields) form.set('_payload', JSON.stringify(fields))
  return form
}

export async function json(answer: Promise<Response>): Promise<unknown> {
  const response = await answer
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`)
  return response.json()
}
