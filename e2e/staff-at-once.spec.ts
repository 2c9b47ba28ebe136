import { z } from 'zod'
import { expect, specContent, test } from './support/fixtures'
import { signingIn } from './support/signing-in'
import { stack } from './support/stack-ready'

const content = specContent()
const password = 'a-long-staff-password'

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`${stack().url}/api/cms${path}`, {
    ...init,
    headers: { Origin: stack().url, 'Content-Type': 'application/json', ...init.headers },
  })
const signIn = async (email: string): Promise<string> => {
  const answer = await ask('/users/login', { method: 'POST', body: JSON.stringify({ email, password }) })
  return z.object({ token: z.string() }).parse(await answer.json()).token
}
const as = (token: string) => ({ headers: { Authorization: `JWT ${token}` } })
const whoIs = async (token: string): Promise<unknown> => {
  const answer: { user?: unknown } = await (await ask('/users/me', as(token))).json()
  return answer.user
}

test('sign-ins of one account at once are all open, and none gives back a role that is taken meanwhile', async () => {
  const email = `at-once-${content.name}@broshura.example`
  const made = await content.write('POST', '/users?depth=0', { email, password, role: 'admin' })
  const { doc } = z.object({ doc: z.object({ id: z.string() }) }).parse(made)
  const tokens = await signingIn(() => Promise.all(Array.from({ length: 4 }, () => signIn(email))))
  for (const token of tokens) expect(await whoIs(token)).toMatchObject({ id: doc.id, role: 'admin' })

  let demoted = false
  const spam = tokens.map(async (token) => {
    while (!demoted) await ask('/users/refresh-token', { method: 'POST', ...as(token) })
  })
  try {
    await content.write('PATCH', `/users/${doc.id}?depth=0`, { role: 'editor' })
  } finally {
    demoted = true
    await Promise.all(spam)
  }
  for (const token of tokens) expect(await whoIs(token)).toMatchObject({ id: doc.id, role: 'editor' })
})
