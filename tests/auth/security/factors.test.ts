import { expect, it, vi } from 'vitest'
import de from '../../../messages/de.json' with { type: 'json' }
import { password } from '../../auth-server/auth-server'
import { securityFixtures } from './fixtures'

const fixtures = await securityFixtures()
const add = () => import('@/features/auth/security/add-factor')
const remove = async () => (await import('@/features/auth/security/add-factor')).removeFactor

it('sets up an authenticator app, and asks for its code from then on', async () => {
  const { id, email, browser } = await fixtures.signedIn()
  const { app } = await fixtures.addApp(browser)
  expect(app?.qrCode).toMatch(/^data:image\/svg\+xml,%3Csvg/)
  expect(app?.secret).toMatch(/^[A-Z2-7]{16,}$/)
  expect(await fixtures.session(browser)).toMatchObject({ owesCode: false, session: { aal: 'aal2' } })
  expect(await fixtures.customer(id)).toMatchObject({ secondFactor: true })
  expect(await fixtures.session(await fixtures.signInAgain(email))).toMatchObject({ owesCode: true })
})

it('says beside the field what is wrong', async () => {
  const { addApp, addPhone, confirmFactor } = await add()
  const { browser } = await fixtures.signedIn()
  expect(await browser.run(() => addApp({ name: ' ' }))).toMatchObject({ problem: { field: 'name' } })
  const phone = await browser.run(() => addPhone({ name: 'Mobile', phone: '0881' }))
  expect(phone).toMatchObject({ problem: { code: 'phone', field: 'phone' } })
  expect(await browser.run(() => addPhone({ name: '' }))).toMatchObject({
    problem: { code: 'required', field: 'name', others: [{ code: 'phone', field: 'phone' }] },
  })
  const begun = await browser.run(() => addApp({ name: 'One' }))
  if (!begun.ok) throw new Error(begun.problem.code)
  expect(await browser.run(() => confirmFactor(begun.value, '000'))).toMatchObject({ problem: { field: 'code' } })
  expect(await fixtures.session(browser)).toMatchObject({ session: { aal: 'aal1' } })
})

it('forgets what was begun and given up, so that its name is free', async () => {
  const { addApp } = await add()
  const { browser } = await fixtures.signedIn()
  for (let again = 0; again < 3; again++) {
    expect(await browser.run(() => addApp({ name: 'The same' }))).toMatchObject({ ok: true })
  }
  await fixtures.addApp(browser, 'The same')
  expect(await browser.run(() => addApp({ name: 'The same' }))).toMatchObject({ problem: { code: 'factor-name' } })
  expect(await browser.run(() => addApp({ name: ' ' }))).toEqual({
    ok: false,
    problem: { code: 'required', field: 'name' },
  })
  expect(await browser.run(() => addApp({ name: 'a'.repeat(61) }))).toMatchObject({ problem: { code: 'too-long' } })
  await fixtures.addApp(browser, 'Another')
})

it('sets up a phone by the code that was sent to it', async () => {
  const { addPhone, confirmFactor } = await add()
  const { id, browser } = await fixtures.signedIn()
  const begun = await browser.run(() => addPhone({ name: 'Mobile', phone: '00359 88 855-5001' }))
  if (!begun.ok) throw new Error(begun.problem.code)
  expect(begun.value.phone).toBe('+359888555001')
  const { code } = await fixtures.server.lastMail('359888555001@sms.example')
  expect(await browser.run(() => confirmFactor(begun.value, code))).toMatchObject({ ok: true })
  expect(await fixtures.customer(id)).toMatchObject({ secondFactor: true })
})

it('lets nobody set up or remove a factor who owes a code', async () => {
  const { addApp } = await add()
  const removeFactor = await remove()
  const { id, email, browser } = await fixtures.signedIn()
  const { factor } = await fixtures.addApp(browser)
  const withPassword = await fixtures.signInAgain(email)
  expect(await withPassword.run(() => addApp({ name: 'Thief' }))).toMatchObject({ problem: { code: 'signed-out' } })
  expect(await withPassword.run(() => removeFactor(factor))).toMatchObject({ problem: { code: 'signed-out' } })
  expect(await fixtures.customer(id)).toMatchObject({ secondFactor: true })
})

it('removes a factor only after a fresh code', async () => {
  const { verifyCode } = await import('@/features/auth/codes')
  const removeFactor = await remove()
  const { id, browser } = await fixtures.signedIn()
  const { factor, code } = await fixtures.addApp(browser)
  const later = fixtures.server.clock.now
  const wrongTime = Date.now() - 11 * 60_000
  fixtures.server.clock.now = wrongTime
  await browser.run(() => verifyCode({ factor, code: code() }))
  expect(await browser.run(() => removeFactor(factor))).toMatchObject({ problem: { code: 'fresh-code' } })
  fixtures.server.clock.now = later
  expect(await browser.run(() => verifyCode({ factor, code: code() }))).toMatchObject({ ok: true })
  expect(await browser.run(() => removeFactor(factor))).toEqual({ ok: true })
  expect(await fixtures.customer(id)).toMatchObject({ secondFactor: false })
  expect(await fixtures.session(browser)).toMatchObject({ owesCode: false, session: { aal: 'aal1' } })
})

it('removes a factor wholly where the auth server ends after it', async () => {
  const removeFactor = await remove()
  const { id, browser } = await fixtures.signedIn()
  const { factor } = await fixtures.addApp(browser)
  const real = globalThis.fetch
  let isRemoved = false
  const stub = vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    if (isRemoved && String(url).endsWith('/user')) return Response.json({}, { status: 503 })
    const answer = await real(url, init)
    isRemoved ||= init?.method === 'DELETE'
    return answer
  })
  const removed = await browser.run(() => removeFactor(factor)).finally(() => stub.mockRestore())
  expect(removed).toEqual({ ok: true })
  expect(await fixtures.customer(id)).toMatchObject({ secondFactor: false })
})

it('completes the removal of a factor by a second try, where the first one ended too early', async () => {
  const { requestCookies } = await import('@/features/auth/auth-server')
  const { createAuthClient } = await import('@/server/supabase')
  const removeFactor = await remove()
  const { id, email, browser } = await fixtures.signedIn()
  const { factor } = await fixtures.addApp(browser)
  await browser.run(async () => createAuthClient(await requestCookies()).mfa.unenroll({ factorId: factor }))
  expect(await fixtures.customer(id)).toMatchObject({ secondFactor: true })
  expect(await browser.run(() => removeFactor(factor))).toEqual({ ok: true })
  expect(await fixtures.customer(id)).toMatchObject({ secondFactor: false })
  expect(await fixtures.notices(email), 'added and removed').toHaveLength(2)
})

it('takes the code of an app once, also the one of the setup and in another browser', async () => {
  const { verifyCode } = await import('@/features/auth/codes')
  const { email, browser } = await fixtures.signedIn()
  const { factor, code, used } = await fixtures.addApp(browser)
  const thief = await fixtures.signInAgain(email)
  expect(await thief.run(() => verifyCode({ factor, code: used }))).toMatchObject({ problem: { code: 'code-app' } })
  expect(await thief.run(() => verifyCode({ factor, code: code() }))).toMatchObject({ ok: true })
})

it('adds a factor only with fresh proof: a sign-in or the password of the last minutes', async () => {
  const { addApp } = await add()
  const { provePassword } = await import('@/features/auth/fresh-proof')
  fixtures.server.clock.now = Date.now() - 11 * 60_000
  const { browser } = await fixtures.signedIn()
  fixtures.server.clock.now = Date.now()
  const begin = () => browser.run(() => addApp({ name: 'Thief' }))
  expect(await begin()).toMatchObject({ problem: { code: 'fresh-proof' } })
  expect(await browser.run(() => provePassword('not the password'))).toMatchObject({ problem: { field: 'password' } })
  expect(await begin()).toMatchObject({ problem: { code: 'fresh-proof' } })
  expect(await browser.run(() => provePassword(password))).toEqual({ ok: true })
  expect(await begin()).toMatchObject({ ok: true })
})

it('tells the owner of each change, in their language', async () => {
  const removeFactor = await remove()
  const { id, email, browser } = await fixtures.signedIn()
  await fixtures.payload.update({
    collection: 'customers',
    where: { supabaseId: { equals: id } },
    data: { language: 'de' },
  })
  const { factor, recoveryCodes } = await fixtures.addApp(browser)
  expect(recoveryCodes).toEqual([])
  await browser.run(() => removeFactor(factor))
  const subjects = async () => (await fixtures.notices(email)).map(({ subject }) => subject)
  const { factorAdded, factorRemoved, device, when } = de.security.notices
  expect(await subjects()).toEqual([factorAdded.subject, factorRemoved.subject])
  await fixtures.signInAgain(email)
  expect((await subjects()).at(-1)).toBe(device.subject)
  expect((await fixtures.notices(email))[0]?.text).toContain(when.split(':')[0])
})

it('removes nothing of someone else', async () => {
  const removeFactor = await remove()
  const [mine, theirs] = [await fixtures.signedIn(), await fixtures.signedIn()]
  await fixtures.addApp(mine.browser)
  const { factor } = await fixtures.addApp(theirs.browser)
  expect(await mine.browser.run(() => removeFactor(factor))).toMatchObject({ ok: false })
  expect(await fixtures.customer(theirs.id)).toMatchObject({ secondFactor: true })
})
