import type { demoSignIns } from '../../seed/sign-ins'
import { cookieHeader, cookiesOf } from './callers'
import { ownAddress } from './own-address'
import { stack } from './stack-ready'

interface Sent {
  type?: string
  headers?: Record<string, string>
}

/** Posts a body (JSON by default) from its own network address; redirects are not followed. */
export const send = (path: string, body: BodyInit, { type = 'application/json', headers = {} }: Sent = {}) =>
  fetch(stack().url + path, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: { 'content-type': type, ...ownAddress(), ...headers },
    ...{ duplex: 'half' },
  })

export async function staffHeaders({ email, password }: (typeof demoSignIns)[number]): Promise<Record<string, string>> {
  const cookies = await cookiesOf(stack().url, '/api/cms/users/login', { email, password })
  return { cookie: cookieHeader(cookies), origin: stack().url }
}
