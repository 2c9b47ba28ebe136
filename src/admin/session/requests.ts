'use client'

import * as z from 'zod/mini'
import { sendSave } from '../autosave/autosaves'
import { bulkAddress } from '../bulk/bulk-request'

const me = z.object({ user: z.nullish(z.object({ id: z.string() })) })
type Fetch = typeof window.fetch

let leaving = false
/** Browsers limit the body of a keepalive request to 64 KiB. */
const outlivingBytes = 60_000

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

const account = /^\/api\/cms\/users\/(?:login|logout|me|forgot-password|reset-password)\b/

/** The address to which a form is saved; null for any other request. */
function savingUrl(input: RequestInfo | URL, init: RequestInit | undefined): URL | null {
  if (input instanceof Request || !init?.method || init.method.toUpperCase() === 'GET') return null
  const url = new URL(input, window.location.href)
  const { origin, pathname } = url
  return origin === window.location.origin && pathname.startsWith('/api/cms/') && !account.test(pathname) ? url : null
}

/**
 * Wraps `fetch`, which all CMS forms save through. A save refused because the session has ended waits for `signInAgain`
 * and is then repeated; `unsaved` is the answer if the user does not sign in.
 */
export function holdEndedSessions(signInAgain: () => Promise<boolean>, unsaved: () => Response): () => void {
  const { fetch } = window
  const holding: Fetch = async (asked, init) => {
    const input = typeof asked === 'string' ? bulkAddress(asked, init?.method, window.location.href) : asked
    const url = savingUrl(input, init)
    if (!url) return fetch(input, withKeepAlive(init))
    const response = await sendSave(url, init, (sent) => fetch(url, withKeepAlive(sent)))
    if (![401, 403].includes(response.status) || (await signedInAs(fetch))) return response
    return (await signInAgain()) ? sendSave(url, init, (sent) => fetch(url, sent)) : unsaved()
  }
  window.fetch = holding
  return () => {
    if (window.fetch === holding) window.fetch = fetch
  }
}

/** User id of this browser's session; null if signed out. */
export async function signedInAs(fetch: Fetch = window.fetch): Promise<string | null> {
  const response = await fetch('/api/cms/users/me?depth=0', { credentials: 'same-origin', cache: 'no-store' })
  const answer = me.safeParse(await response.json().catch(() => null))
  return answer.data?.user?.id ?? null
}
