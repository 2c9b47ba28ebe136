import { expect, it } from 'vitest'
import { newBrowser } from '../tests/auth/browser'
import { staffFixtures } from '../tests/auth/staff/staff-fixtures'
import { authServer } from '../tests/auth-server/auth-server'

const server = await authServer()
Object.assign(process.env, server.environment())
const staff = await staffFixtures()
const rounds = 20
const wrong = 'not-the-right-password'

async function timed(work: () => Promise<unknown>): Promise<{ answer: unknown; ms: number }> {
  const start = performance.now()
  const answer = await work()
  return { answer, ms: performance.now() - start }
}

const middle = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

/**
 * Alternates wrong passwords for a known and an unknown account, so that the machine's load affects both alike, and
 * prints the times. The answers must be equal; a person judges the times.
 */
async function compare(who: string, refusal: object, attempt: (name: string) => () => Promise<unknown>) {
  const [known, unknown] = [attempt('known'), attempt('unknown')]
  await known()
  await unknown()
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  for (let round = 0; round < rounds; round += 1) {
    const [first, second] = [await timed(known), await timed(unknown)]
    expect(first.answer).toMatchObject(refusal)
    expect(second.answer).toEqual(first.answer)
    times.known.push(first.ms)
    times.unknown.push(second.ms)
  }
  const [taken, without] = [middle(times.known), middle(times.unknown)]
  console.warn(
    `failed sign-ins of ${who}: ${taken.toFixed(1)} ms with an account, ${without.toFixed(1)} ms without, ` +
      `ratio ${(taken / without).toFixed(2)} (medians of ${rounds})`,
  )
}

it('measures failed sign-ins of staff', async () => {
  await staff.account('known')
  await compare('staff', { status: 401 }, (name) => async () => {
    const { status, body } = await staff.signIn(name, { password: wrong })
    return { status, errors: body.errors }
  })
})

it('measures failed sign-ins of customers', async () => {
  const { signInWithPassword } = await import('@/features/auth/login')
  const { email } = await server.signedIn()
  await compare('customers', { problem: { code: 'credentials' } }, (name) => {
    const typed = name === 'known' ? email : 'nobody@d.example'
    return () => newBrowser().run(() => signInWithPassword({ email: typed, password: wrong }))
  })
})
