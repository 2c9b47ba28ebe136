import { expect, it } from 'vitest'
import bg from '../../../messages/bg.json' with { type: 'json' }
import { secretKey } from '../../auth-server/auth-server'
import type { Browser } from '../browser'
import { securityFixtures } from './fixtures'

process.env.SUPABASE_SECRET_KEY = secretKey
const fixtures = await securityFixtures()

const recover = async (browser: Browser, code: string) => {
  const { recoverWithCode } = await import('@/features/auth/security/recovery-codes/stored-codes')
  return browser.run(() => recoverWithCode({ code }))
}
const renew = async (browser: Browser) => {
  const { renewOwnCodes } = await import('@/features/auth/security/recovery-codes/stored-codes')
  return browser.run(() => renewOwnCodes())
}

async function protectedPerson() {
  const person = await fixtures.signedIn()
  const app = await fixtures.addApp(person.browser)
  return { ...person, ...app }
}

it('gives ten codes with the first factor, and stores only hashes of them', async () => {
  const { browser, recoveryCodes } = await protectedPerson()
  expect(new Set(recoveryCodes).size).toBe(10)
  const { rows } = await fixtures.payload.db.pool.query('select hash from recovery_codes')
  for (const code of recoveryCodes) expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''))
  expect((await fixtures.addApp(browser, 'Another')).recoveryCodes).toEqual([])
})

it('lets someone in who has lost the device, once, and signs out everybody else', async () => {
  const { id, email, browser: stolen, recoveryCodes } = await protectedPerson()
  const browser = await fixtures.signInAgain(email)
  expect(await fixtures.session(browser)).toMatchObject({ owesCode: true })
  expect(await recover(browser, 'ABCD-EFGH-JKMN-PQRS')).toMatchObject({ problem: { code: 'recovery-code' } })
  const [code = ''] = recoveryCodes
  expect(await recover(browser, code.toLowerCase().replaceAll('-', ' '))).toEqual({ ok: true })
  expect(await fixtures.session(browser)).toMatchObject({ owesCode: false, user: { email } })
  expect(await fixtures.customer(id)).toMatchObject({ secondFactor: false })
  expect(await fixtures.session(stolen)).toMatchObject({ user: null })
  expect((await fixtures.notices(email)).at(-1)?.subject).toBe(bg.security.notices.codeUsed.subject)

  const again = await fixtures.addApp(browser)
  expect(again.recoveryCodes).toHaveLength(10)
  const later = await fixtures.signInAgain(email)
  for (const old of recoveryCodes.slice(0, 3)) {
    expect(await recover(later, old)).toMatchObject({ problem: { code: 'recovery-code' } })
  }
})

it('takes no code without the password, nor that of someone else', async () => {
  const [mine, theirs] = [await protectedPerson(), await protectedPerson()]
  const { newBrowser } = await import('../browser')
  expect(await recover(newBrowser(), mine.recoveryCodes[0] ?? '')).toMatchObject({ problem: { code: 'signed-out' } })
  const browser = await fixtures.signInAgain(mine.email)
  expect(await recover(browser, theirs.recoveryCodes[0] ?? '')).toMatchObject({ problem: { code: 'recovery-code' } })
  expect(await fixtures.customer(theirs.id)).toMatchObject({ secondFactor: true })
})

it('limits the guesses', async () => {
  const { email, recoveryCodes } = await protectedPerson()
  const browser = await fixtures.signInAgain(email)
  for (let guess = 1; guess <= 8; guess++) await recover(browser, 'ABCD-EFGH-JKMN-PQRS')
  expect(await recover(browser, recoveryCodes[0] ?? '')).toMatchObject({ problem: { code: 'rate-limit' } })
})

it('renews them only with a fresh code, and ends the old ones', async () => {
  const { email, browser, recoveryCodes } = await protectedPerson()
  const renewed = await renew(browser)
  expect(renewed).toMatchObject({ ok: true, codes: { length: 10 } })
  const later = await fixtures.signInAgain(email)
  expect(await renew(later)).toMatchObject({ problem: { code: 'signed-out' } })
  expect(await recover(later, recoveryCodes[0] ?? '')).toMatchObject({ problem: { code: 'recovery-code' } })
  const { codes } = renewed.ok ? renewed : { codes: [] }
  expect(await recover(later, codes[9] ?? '')).toEqual({ ok: true })
})
