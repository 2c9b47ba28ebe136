import type { Config } from 'payload'
import { expect, it } from 'vitest'
import { secureCookies } from './close-internals'

const collections: Config['collections'] = [
  { slug: 'users', fields: [], auth: { useSessions: true, cookies: { sameSite: 'Lax' } } },
  { slug: 'customers', fields: [], auth: true },
  { slug: 'pages', fields: [] },
]

it.each([
  ['https://broshura.example', true],
  ['http://localhost:3000', false],
])('every cookie of an account on %s is secure: %s', (serverURL, secure) => {
  const { collections: changed } = secureCookies({ serverURL, collections })
  expect(changed?.map(({ auth }) => auth)).toEqual([
    { useSessions: true, cookies: { sameSite: 'Lax', secure } },
    { cookies: { secure } },
    undefined,
  ])
})
