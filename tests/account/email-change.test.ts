import { randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type Browser, newBrowser } from '../auth/browser'
import { authServer, password } from '../auth-server/auth-server'
import { catchMails } from '../setup/catch-mails'
import { freshCms } from '../setup/cms'
import { runJobs } from '../setup/run-jobs'

const server = await authServer()

const mailsTo = await catchMails()
const secret = `v1,whsec_${randomBytes(32).toString('base64')}`
const { payload } = await freshCms({ ...server.environment(), AUTH_MAIL_SECRET: secret })
const app = {
  ...(await import('@/features/auth/login')),
  ...(await import('@/features/auth/verify')),
  ...(await import('@/features/auth/mails/send-auth-mail')),
  ...(await import('@/features/auth/mails/hook-route')),
  ...(await import('@/features/auth/pending-email')),
  ...(await import('@/features/account/credentials')),
  ...(await import('@/features/account/as-customer')),
}

async function signedIn(email: string): Promise<Browser> {
  const browser = newBrowser()
  expect(await browser.run(() => app.signInWithPassword({ email, password }))).toMatchObject({ ok: true })
  return browser
}

const change = (browser: Browser, email: string, presentPassword = password) =>
  browser.run(() => app.asCustomer((me) => app.changeEmail(me, { email, presentPassword, locale: 'bg' })))

const awaited = (browser: Browser) =>
  browser.run(async () => {
    let found: string | null = null
    await app.asCustomer(async ({ customer }) => {
      found = await app.pendingEmail(payload, customer)
      return { ok: true }
    })
    return found
  })

/** The data that the auth server sends when it asks both addresses: see deliveries(). */
function handedOver(id: string, email: string, to: string) {
  const [hash, hashOfOld] = [randomUUID(), randomUUID()]
  const message = app.hookMessage.parse({
    user: { id, email, new_email: to, user_metadata: { language: 'en' } },
    email_data: {
      token: '111111',
      token_new: '222222',
      token_hash: hash,
      // An account made by phone has no old address to ask.
      token_hash_new: email ? hashOfOld : '',
      email_action_type: 'email_change',
    },
  })
  return { hash, hashOfOld, message }
}

async function personOf(email: string) {
  const { docs } = await payload.find({ collection: 'customers', where: { email: { equals: email } }, depth: 0 })
  return docs[0]?.supabaseId ?? ''
}

describe('a change of the e-mail address', () => {
  it('is awaited until it is confirmed, whether or not someone has the new address', async () => {
    const [{ email }, { email: taken }] = [await server.signedIn(), await server.signedIn()]
    const browser = await signedIn(email)
    expect(await awaited(browser)).toBeNull()
    const wanted = server.newAddress()
    expect(await change(browser, wanted)).toEqual({ ok: true })
    expect(await awaited(browser)).toBe(wanted)
    expect(await change(browser, taken)).toEqual({ ok: true })
    expect(await awaited(browser)).toBe(taken)
  })

  it('is none where the address is the same', async () => {
    const { email } = await server.signedIn()
    const browser = await signedIn(email)
    expect(await change(browser, email.toUpperCase())).toEqual({
      ok: false,
      problem: { code: 'email-same', field: 'email' },
    })
    expect(await change(browser, server.newAddress(), 'wrong')).toEqual({
      ok: false,
      problem: { code: 'password-wrong', field: 'presentPassword' },
    })
    expect(await change(browser, 'no address', 'wrong')).toEqual({
      ok: false,
      problem: { code: 'email', field: 'email', others: [{ code: 'password-wrong', field: 'presentPassword' }] },
    })
    expect(await awaited(browser)).toBeNull()
  })

  it('names both addresses in both mails, and offers no code that no page takes', async () => {
    const { email } = await server.signedIn()
    await signedIn(email)
    const to = server.newAddress()
    await app.sendAuthMail(handedOver(await personOf(email), email, to).message)
    for (const address of [email, to]) {
      await runJobs(payload)
      const [mail] = await mailsTo(address)
      expect(mail?.text).toContain(`from ${email} to ${to}`)
      expect(mail?.text).not.toMatch(/111111|222222/)
    }
    await app.sendAuthMail(handedOver('', '', to).message)
    await runJobs(payload)
    expect((await mailsTo(to))[0]?.text).toContain(`adding the email address ${to}`)
  })

  it('can be cancelled: its links end, those of the next one work', async () => {
    const { email } = await server.signedIn()
    const browser = await signedIn(email)
    const to = server.newAddress()
    await change(browser, to)
    const { hash, hashOfOld, message } = handedOver(await personOf(email), email, to)
    await app.sendAuthMail(message)
    await browser.run(() => app.asCustomer(app.endEmailChange))
    expect(await awaited(browser)).toBeNull()
    for (const token_hash of [hash, hashOfOld]) {
      const answer = await newBrowser().run(() => app.verify({ token_hash, type: 'email_change' }))
      expect(answer).toEqual({ ok: false, problem: { code: 'link-cancelled' } })
    }
    const next = handedOver(await personOf(email), email, to)
    await app.sendAuthMail(next.message)
    expect(await app.isCancelledEmailLink(payload, next.hash)).toBe(false)
  })

  it('is awaited for a day, and its links are remembered for 30 days', async () => {
    const { email } = await server.signedIn()
    const browser = await signedIn(email)
    const to = server.newAddress()
    await change(browser, to)
    const { hash, message } = handedOver(await personOf(email), email, to)
    await app.sendAuthMail(message)
    const isKeptAfter = async (time: string) => {
      await payload.db.pool.query('update email_changes set requested_at = now() - $2::interval where new_email = $1', [
        to,
        time,
      ])
      const isAwaited = (await awaited(browser)) === to
      await app.removeOldEmailChanges(payload)
      return isAwaited && (await awaited(browser)) === to
    }
    expect(await isKeptAfter('23 hours 59 minutes')).toBe(true)
    expect(await isKeptAfter('24 hours 1 minute')).toBe(false)
    const { rowCount } = await payload.db.pool.query('select from email_changes where new_email = $1', [to])
    expect(rowCount, 'an address that is not awaited any more is not kept').toBe(0)
    await browser.run(() => app.asCustomer(app.endEmailChange))
    const isCancelledAfter = async (time: string) => {
      await payload.db.pool.query('update email_change_links set sent_at = now() - $1::interval', [time])
      await app.removeOldEmailChanges(payload)
      return app.isCancelledEmailLink(payload, hash)
    }
    expect(await isCancelledAfter('29 days 23 hours')).toBe(true)
    expect(await isCancelledAfter('30 days 1 hour')).toBe(false)
  })

  it('is sent again to the address that waits, and to none where nothing waits', async () => {
    const { email } = await server.signedIn()
    const browser = await signedIn(email)
    const again = () => browser.run(() => app.asCustomer((me) => app.sendEmailChangeAgain(me, { locale: 'bg' })))
    expect(await again()).toEqual({ ok: true })
    const to = server.newAddress()
    await change(browser, to)
    expect(await again()).toEqual({ ok: true })
    const subjects = (await server.mails(to)).map(({ subject }) => subject)
    expect(subjects).toEqual(['Confirm your new address', 'Confirm your new address'])
  })
})
