'use client'

import * as z from 'zod/mini'
import { bulkAddress } from '../bulk/bulk-request'

const me = z.object({ user: z.nullish(z.object({ id: z.string() })) })
type Fetch = typeof window.fetch

let leaving = false
/** Browsers let a request outlive its page up to 64 KB. */
const outlivingBytes = 60_000

/** What `send` asks of the server is finished even when the page is gone before. */
export async function withKeepalive<Result>(send: () => Promise<Result>): Promise<Result> {
  leaving = true
  try {
    return await send()
  } finally {
    leaving = false
  }
}

function withKeepAlive(init: RequestInit | undefined): RequestInit | undefined {
  if (!leaving || !(init?.body instanceof FormData)) return init
  const bytes = [...init.body.values()].reduce((sum, part) => sum + new Blob([part]).size, 0)
  return bytes < outlivingBytes ? { ...init, keepalive: true } : init
}

/** What the CMS asks when someone signs in or out is not held. */
const account = /^\/api\/cms\/users\/(?:login|logout|me|forgot-password|reset-password)\b/

function isSaving(input: RequestInfo | URL, init: RequestInit | undefined): boolean {
  if (input instanceof Request || !init?.method || init.method.toUpperCase() === 'GET') return false
  const { origin, pathname } = new URL(input, window.location.href)
  return origin === window.location.origin && pathname.startsWith('/api/cms/') && !account.test(pathname)
}

/**
 * All forms of the CMS save through `fetch`, Payload's own and ours. A save that is refused because the session has ended
 * waits in `signInAgain` and is then sent once more; `unsaved` is the answer to whoever does not sign in.
 */
export function holdEndedSessions(signInAgain: () => Promise<boolean>, unsaved: () => Response): () => void {
  const { fetch } = window
  const holding: Fetch = async (asked, init) => {
    const input = typeof asked === 'string' ? bulkAddress(asked, init?.method, window.location.href) : asked
    const response = await fetch(input, withKeepAlive(init))
    if (![401, 403].includes(response.status) || !isSaving(input, init) || (await signedInAs(fetch))) return response
    return (await signInAgain()) ? fetch(input, init) : unsaved()
  }
  window.fetch = holding
  return () => {
    if (window.fetch === holding) window.fetch = fetch
  }
}

/** Whose session this browser has now; `null` for nobody's. */
export async function signedInAs(fetch: Fetch = window.fetch): Promise<string | null> {
  const response = await fetch('/api/cms/users/me?depth=0', { credentials: 'same-origin', cache: 'no-store' })
  const answer = me.safeParse(await response.json().catch(() => null))
  return answer.data?.user?.id ?? null
}
