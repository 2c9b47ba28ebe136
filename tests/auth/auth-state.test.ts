import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Claims } from '@/features/auth/auth-server'
import { freshCms } from '../setup/cms'

const phone = new Headers({
  'user-agent': 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36',
  'x-forwarded-for': '10.0.0.1, 212.39.71.8',
})

const { payload } = await freshCms()

async function authState(more: Partial<Claims>, seenBy = phone) {
  const { getAuthState } = await import('@/features/auth/auth-state')
  return getAuthState(payload, claims(more), seenBy)
}

function claims(more: Partial<Claims>): Claims {
  return {
    sub: randomUUID(),
    aud: 'authenticated',
    role: 'authenticated',
    email: `${randomUUID()}@customers.example`,
    phone: '',
    session_id: randomUUID(),
    aal: 'aal1',
    amr: [],
    exp: 2_000_000_000,
    app_metadata: {},
    user_metadata: {},
    ...more,
  }
}

const customersOf = (supabaseId: string) =>
  payload.find({ collection: 'customers', where: { supabaseId: { equals: supabaseId } }, depth: 0 })

const signInOf = async (sessionId: string) => {
  const { docs } = await payload.find({ collection: 'sign-ins', where: { sessionId: { equals: sessionId } }, depth: 0 })
  return docs[0]
}

describe('a person with a verified token', () => {
  it('becomes a customer when first seen, in the language that was chosen', async () => {
    const sub = randomUUID()
    expect(await authState({ sub, user_metadata: { language: 'ru', name: 'Ана' } })).toMatchObject({
      state: 'in',
      customer: { supabaseId: sub, language: 'ru', name: 'Ана' },
    })
  })

  it('is one customer and one sign-in, however many requests come at once', async () => {
    const [sub, session_id] = [randomUUID(), randomUUID()]
    const answers = await Promise.all(Array.from({ length: 8 }, () => authState({ sub, session_id })))
    expect(new Set(answers.map((answer) => (answer.state === 'in' ? answer.customer.id : answer.state))).size).toBe(1)
    expect((await customersOf(sub)).totalDocs).toBe(1)
  })

  it('may have a phone number and no address', async () => {
    const sub = randomUUID()
    await authState({ sub, email: '', phone: '359881234567' })
    expect((await customersOf(sub)).docs[0]).toMatchObject({ phone: '+359881234567', email: null })
  })

  it('is followed when the address changes', async () => {
    const sub = randomUUID()
    await authState({ sub, email: 'before@customers.example' })
    await authState({ sub, email: 'after@customers.example' })
    expect((await customersOf(sub)).docs[0]?.email).toBe('after@customers.example')
  })

  it('is not turned back by a token from before the change, which another device still has', async () => {
    const sub = randomUUID()
    const iat = Math.floor(Date.now() / 1000) - 600
    await authState({ sub, email: 'kept-before@customers.example', iat })
    await authState({ sub, email: 'kept-after@customers.example' })
    await authState({ sub, email: 'kept-before@customers.example', iat })
    expect((await customersOf(sub)).docs[0]?.email).toBe('kept-after@customers.example')
    await authState({ sub, email: 'kept-before@customers.example', iat: iat + 1200 })
    expect((await customersOf(sub)).docs[0]?.email).toBe('kept-before@customers.example')
  })

  it('leaves a record of device and rough place', async () => {
    const session_id = randomUUID()
    await authState({ session_id })
    expect(await signInOf(session_id)).toMatchObject({ device: 'Chrome, Android', place: '212.39.x.x', level: 'aal1' })
    await authState({ session_id, aal: 'aal2' })
  })

  it('owes the code while a second factor is set up and not given', async () => {
    const [sub, session_id] = [randomUUID(), randomUUID()]
    await authState({ sub })
    await payload.update({
      collection: 'customers',
      where: { supabaseId: { equals: sub } },
      data: { secondFactor: true },
    })
    expect((await authState({ sub, session_id })).state).toBe('second-factor')
    expect((await authState({ sub, session_id, aal: 'aal2' })).state).toBe('in')
    expect(await signInOf(session_id)).toMatchObject({ level: 'aal2' })
  })

  it.each([
    ['local', [false, true]],
    ['others', [true, false]],
    ['global', [false, false]],
  ] as const)('is out at once where sessions are ended: %s', async (scope, [here, there]) => {
    const { endSignIns } = await import('@/features/auth/sign-ins')
    const mine = claims({})
    const other = { ...mine, session_id: randomUUID() }
    const stranger = claims({})
    for (const one of [mine, other, stranger]) await authState(one)
    await endSignIns(payload, mine, scope)
    expect((await authState(mine)).state).toBe(here ? 'in' : 'out')
    expect((await authState(other)).state).toBe(there ? 'in' : 'out')
    expect((await authState(stranger)).state).toBe('in')
  })
})

describe('the records of sign-ins', () => {
  const at = (days: number) => new Date(Date.now() + days * 86_400_000)
  const amrOf = (days: number) => [{ method: 'password', timestamp: Math.floor(at(days).getTime() / 1000) }]

  it('go 90 days after the end, and after 400 without use', async () => {
    const { endSignIns, removeOldSignIns } = await import('@/features/auth/sign-ins')
    const ended = claims({})
    const used = claims({})
    for (const one of [ended, used]) await authState(one)
    await endSignIns(payload, ended, 'local')
    await removeOldSignIns(payload, at(89.99))
    expect(await signInOf(ended.session_id)).toBeDefined()
    await removeOldSignIns(payload, at(90.01))
    expect(await signInOf(ended.session_id)).toBeUndefined()
    expect(await signInOf(used.session_id)).toBeDefined()
    await removeOldSignIns(payload, at(399.99))
    expect(await signInOf(used.session_id)).toBeDefined()
    await removeOldSignIns(payload, at(400.01))
    expect(await signInOf(used.session_id)).toBeUndefined()
  })

  it('let nobody back in whose sign-in was ended, even when they are gone', async () => {
    const { endSignIns, removeOldSignIns } = await import('@/features/auth/sign-ins')
    const mine = claims({ amr: amrOf(-100) })
    const known = { ...mine, session_id: randomUUID(), amr: amrOf(-1) }
    await authState(known)
    await authState({ ...mine, amr: amrOf(-1) })
    await endSignIns(payload, mine, 'local')
    await removeOldSignIns(payload, at(91))
    expect((await authState(mine)).state).toBe('out')
    expect((await authState(known)).state).toBe('in')
  })
})
