import type { IncomingHttpHeaders } from 'node:http'
import { z } from 'zod'

const answer = z.object({ user: z.object({ id: z.string() }).nullable().optional() })

/** What Payload decides by: the session, and whether a page of ours sent it. */
const decisive = ['authorization', 'cookie', 'origin', 'sec-fetch-site']

/** Asks our own CMS whether these are the headers of somebody who is signed in to it: it alone knows its sessions. */
export async function isStaffAt(port: number, headers: IncomingHttpHeaders): Promise<boolean> {
  const given = decisive.flatMap((name) => (headers[name] ? [[name, String(headers[name])] as [string, string]] : []))
  const response = await fetch(`http://127.0.0.1:${port}/api/cms/users/me`, {
    headers: given,
    signal: AbortSignal.timeout(10_000),
  }).catch(() => null)
  if (!response?.ok) return false
  return Boolean(answer.safeParse(await response.json()).data?.user)
}
