import { beforeAll, expect, it } from 'vitest'
import { freshCms } from '../../setup/cms'

const password = 'a-long-staff-password'

const { payload } = await freshCms()
const { checkSignInLimit } = await import('@/features/auth/sign-in-limits')
const routes = await import('@/app/(payload)/api/cms/[...slug]/route')

beforeAll(async () => {
  for (const name of ['guessed', 'office', 'language', 'forgetful']) {
    const data = { email: `${name}@broshura.example`, password, role: 'editor' as const }
    await payload.create({ collection: 'users', data })
  }
})

function signIn(name: string, given: string, address: string, cookie = '', language = 'de') {
  const headers = {
    'Content-Type': 'application/json',
    'x-forwarded-for': address,
    cookie: `payload-lng=${language}; ${cookie}`,
  }
  const body = JSON.stringify({ email: `${name}@broshura.example`, password: given })
  const request = new Request('http://localhost:3000/api/cms/users/login', { method: 'POST', headers, body })
  return routes.POST(request, { params: Promise.resolve({ slug: ['users', 'login'] }) })
}

const deviceOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('broshura-device='))
    ?.split(';')[0]

it('stops guessing at one address, in the language of the CMS, and locks nobody out elsewhere', async () => {
  const device = deviceOf(await signIn('guessed', password, '10.9.0.1'))
  expect(device).toMatch(/^broshura-device=./)
  for (let guess = 1; guess <= 8; guess++) {
    expect((await signIn('guessed', `wrong ${guess}`, '10.9.0.66')).status).toBe(401)
  }
  const refused = await signIn('guessed', password, '10.9.0.66')
  expect(refused.status).toBe(429)
  expect(await refused.json()).toMatchObject({ errors: [{ message: expect.stringContaining('Anmeldeversuche') }] })
  expect((await signIn('guessed', password, '10.9.0.2')).status).toBe(200)
  expect((await signIn('guessed', password, '10.9.0.66', device)).status).toBe(200)
})

it('stops guessing from many addresses, but not the device that the account is used on', async () => {
  const device = deviceOf(await signIn('office', password, '10.9.1.1'))
  let refused = 0
  for (let guess = 1; guess <= 56; guess++) {
    const { status } = await signIn('office', 'wrong', `10.9.2.${guess}`)
    if (status === 429) refused++
  }
  expect(refused).toBeGreaterThan(0)
  expect((await signIn('office', password, '10.9.3.1')).status).toBe(429)
  expect((await signIn('office', password, '10.9.1.1', device)).status).toBe(200)
})

async function guessed(name: string, times: number): Promise<void> {
  const account = { kind: 'staff' as const, account: `${name}@broshura.example` }
  for (let time = 1; time <= times; time++) {
    await checkSignInLimit(payload, { network: `10.9.7.${time}`, account, knownDevice: false })
  }
}

it('gives the point of a right sign-in back, from however many new devices, and keeps that of a wrong one', async () => {
  await guessed('forgetful', 48)
  for (let time = 1; time <= 4; time++) {
    expect((await signIn('forgetful', password, `10.9.5.${time}`)).status).toBe(200)
  }
  expect((await signIn('forgetful', 'wrong', '10.9.6.1')).status).toBe(401)
  expect((await signIn('forgetful', password, '10.9.6.2')).status).toBe(200)
  expect((await signIn('forgetful', 'wrong', '10.9.6.3')).status).toBe(401)
  expect((await signIn('forgetful', password, '10.9.6.4')).status).toBe(429)
})

it('does not count what is right', async () => {
  for (let time = 1; time <= 12; time++) {
    expect((await signIn('language', password, '10.9.4.1')).status).toBe(200)
  }
})
