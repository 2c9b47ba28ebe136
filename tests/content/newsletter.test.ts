import { randomUUID } from 'node:crypto'
import { createLocalReq } from 'payload'
import { describe, expect, it } from 'vitest'
import en from '../../messages/en.json'
import { catchMails } from '../setup/catch-mails'
import { freshCms } from '../setup/cms'
import { runJobs } from '../setup/run-jobs'
import { untilWaiting } from '../setup/until-waiting'

const caught = await catchMails()
const { payload } = await freshCms()
const { subscribe } = await import('@/features/content/newsletter/subscribe')
const { removeLapsed } = await import('@/features/content/newsletter/links')
const { subscriptionEndpoints } = await import('@/features/content/newsletter/mails')
const { readLinkToken, writeLinkToken } = await import('@/features/content/newsletter/mails')
const { POST, GET } = await import('@/app/api/newsletter/link/route')

async function mailsTo(address: string) {
  await runJobs(payload)
  return caught(address)
}

const day = 86_400_000
const someone = () => `${randomUUID()}@inbox.example`
const ask = (email: string, network = randomUUID()) => subscribe({ email }, 'de', network)
const code = async (asked: ReturnType<typeof subscribe>) => {
  const result = await asked
  return result.ok ? 'success' : result.problem.code
}

async function stored(email: string) {
  const { docs } = await payload.find({ collection: 'subscriptions', where: { email: { equals: email } }, depth: 0 })
  return docs[0] ?? null
}

async function tokenOf(email: string): Promise<string> {
  const [mail] = await mailsTo(email)
  return mail?.text.match(/\/newsletter\?token=(\S+)/)?.[1] ?? ''
}

const post = (token: string, locale?: string) =>
  POST(
    new Request(`http://x/api/newsletter/link?token=${token}`, {
      method: 'POST',
      body: new URLSearchParams(locale ? { token, locale } : { 'List-Unsubscribe': 'One-Click' }),
    }),
  )

describe('who enters an address', () => {
  it('is asked by mail in the language of the page, and is there only once that is confirmed', async () => {
    const email = someone()
    expect(await code(ask(` ${email.toUpperCase()} `))).toBe('success')
    expect(await stored(email)).toMatchObject({ state: 'pending', language: 'de' })
    const [mail] = await mailsTo(email)
    expect(mail?.subject).toBe('Bitte bestätige deine Newsletter-Anmeldung')
    expect(mail?.text).toContain('/de/newsletter?token=confirm.')
    expect(await code(ask(email))).toBe('success')
    expect((await post(await tokenOf(email), 'de')).headers.get('location')).toMatch(/^\/de\/newsletter\?token=confirm/)
    expect(await stored(email)).toMatchObject({ state: 'confirmed', confirmedAt: expect.any(String) })
    expect((await mailsTo(email))[0]?.subject).toBe('Du bist für den Newsletter angemeldet')
    expect(await code(ask(email))).toBe('newsletter-exists')
  })

  it('ends it with one click of the mail program, also twice, and may begin again', async () => {
    const email = someone()
    await ask(email)
    const confirm = await tokenOf(email)
    await post(confirm)
    const end = await tokenOf(email)
    expect(end).toMatch(/^end\./)
    expect([(await post(end)).status, (await post(end)).status]).toEqual([200, 200])
    expect(await stored(email)).toMatchObject({ state: 'ended' })
    await post(confirm)
    expect(await stored(email)).toMatchObject({ state: 'ended' })
    expect(await code(ask(email))).toBe('success')
    await post(await tokenOf(email))
    expect(await stored(email)).toMatchObject({ state: 'confirmed', endedAt: null })
  })

  it('stays confirmed when it is confirmed at the very moment of asking again', async () => {
    const email = someone()
    await ask(email)
    const transactionID = (await payload.db.beginTransaction()) ?? ''
    const where = { email: { equals: email } }
    await payload.update({
      collection: 'subscriptions',
      where,
      data: { state: 'confirmed', confirmedAt: new Date().toISOString() },
      req: { transactionID },
    })
    const again = code(ask(email))
    await untilWaiting(payload, again)
    await payload.db.commitTransaction(transactionID)
    expect(await again).toBe('newsletter-exists')
    expect(await stored(email)).toMatchObject({ state: 'confirmed' })
  })

  it('confirms once with a link, and within seven days', async () => {
    const email = someone()
    await ask(email)
    const first = await tokenOf(email)
    await post(first)
    await post(await tokenOf(email))
    await ask(email)
    await post(first)
    expect(await stored(email)).toMatchObject({ state: 'pending' })
    const old = readLinkToken(await tokenOf(email))
    if (!old?.madeAt) throw new Error('The link says nothing of its age.')
    await post(writeLinkToken({ kind: 'confirm', id: old.id }))
    expect(await stored(email)).toMatchObject({ state: 'pending' })
    const [late, last] = [7 * day + 60_000, 7 * day - 60_000].map((age) => new Date(Date.now() - age))
    await payload.update({ collection: 'subscriptions', id: old.id, data: { confirmedAt: null }, depth: 0 })
    await post(writeLinkToken({ ...old, madeAt: late }))
    expect(await stored(email)).toMatchObject({ state: 'pending' })
    await post(writeLinkToken({ ...old, madeAt: last }))
    expect(await stored(email)).toMatchObject({ state: 'confirmed' })
  })

  it('ends it with the link of any mail, however old, which confirms nothing', async () => {
    const email = someone()
    await ask(email)
    const { id } = readLinkToken(await tokenOf(email)) ?? { id: '' }
    await post(await tokenOf(email))
    const end = writeLinkToken({ kind: 'end', id })
    expect(end.split('.')).toHaveLength(3)
    await post(end)
    expect(await stored(email)).toMatchObject({ state: 'ended' })
    await ask(email)
    await post(end.replace('end', 'confirm'))
    expect(await stored(email)).toMatchObject({ state: 'pending' })
  })

  it('does nothing by opening a link, and nothing by a forged one', async () => {
    const email = someone()
    await ask(email)
    const token = await tokenOf(email)
    const opened = GET(new Request(`http://x/api/newsletter/link?token=${token}`))
    expect([opened.status, opened.headers.get('location')]).toEqual([303, `/newsletter?token=${token}`])
    const inGerman = GET(new Request(`http://x/api/newsletter/link?token=${token}&language=de`))
    expect(inGerman.headers.get('location')).toBe(`/de/newsletter?token=${token}`)
    for (const forged of [token.replace('confirm', 'end'), token.slice(0, -1), 'confirm.x.y', '']) {
      expect((await post(forged)).status).toBe(404)
    }
    expect(await stored(email)).toMatchObject({ state: 'pending' })
  })

  it('is refused an address that is none, and a program that fills in everything is told nothing', async () => {
    expect(await code(ask('nobody'))).toBe('newsletter-email')
    const email = someone()
    expect(await code(subscribe({ email, fax: '1' }, 'bg', 'trap'))).toBe('success')
    expect(await stored(email)).toBeNull()
  })

  it('may not write to an address again and again, nor try many from one network', async () => {
    const email = someone()
    const home = randomUUID()
    for (let n = 0; n < 3; n++) expect(await code(ask(email, home))).toBe('success')
    expect(await code(ask(email, home))).toBe('newsletter-limit')
    expect(await mailsTo(email)).toHaveLength(3)
    const network = randomUUID()
    const asked = []
    for (let n = 0; n < 21; n++) asked.push(await code(ask(someone(), network)))
    expect(asked.filter((one) => one === 'success')).toHaveLength(20)
    expect(asked.at(-1)).toBe('newsletter-limit')
  })
})

it('answers in the words of the specification', () => {
  const { 'newsletter-email': email, 'newsletter-exists': exists, 'newsletter-failed': failed } = en.form.problems
  expect([email, exists, failed]).toEqual([
    'Please enter a valid email address.',
    'This email is already subscribed.',
    'An error occurred. Please try again later.',
  ])
})

it('unconfirmed subscriptions are removed after seven days, ended ones after thirty', async () => {
  const [pending, confirmed, ended] = [someone(), someone(), someone()]
  for (const email of [pending, confirmed, ended]) await ask(email)
  for (const email of [confirmed, ended]) await post(await tokenOf(email))
  await post(await tokenOf(ended))
  const inDays = (days: number) => new Date(Date.now() + days * day)
  await removeLapsed(inDays(6.9))
  for (const email of [pending, confirmed, ended]) expect(await stored(email)).not.toBeNull()
  await removeLapsed(inDays(7.1))
  expect(await stored(pending)).toBeNull()
  expect(await stored(ended)).not.toBeNull()
  await removeLapsed(inDays(29.9))
  expect(await stored(ended)).not.toBeNull()
  await removeLapsed(inDays(30.1))
  expect(await stored(ended)).toBeNull()
  expect(await stored(confirmed)).not.toBeNull()
})

it('a request that nobody confirms leaves the time of the end, which is kept for its thirty days', async () => {
  const email = someone()
  await ask(email)
  await post(await tokenOf(email))
  await post(await tokenOf(email))
  const before = await stored(email)
  expect(before).toMatchObject({ state: 'ended', endedAt: expect.any(String) })
  await ask(email)
  expect(await stored(email)).toMatchObject({ state: 'pending', endedAt: before?.endedAt })
  const inDays = (days: number) => new Date(Date.now() + days * day)
  await removeLapsed(inDays(7.1))
  expect(await stored(email)).toMatchObject({ state: 'ended', endedAt: before?.endedAt })
  await removeLapsed(inDays(29.9))
  expect(await stored(email)).not.toBeNull()
  await removeLapsed(inDays(30.1))
  expect(await stored(email)).toBeNull()
})

it('an admin saves the confirmed addresses with the ways to end them, an editor does not', async () => {
  const email = someone()
  await ask(email)
  await post(await tokenOf(email))
  const answers = await Promise.all(
    (['admin', 'editor'] as const).map(async (role) => {
      const data = { email: `${role}@inbox.example`, password: 'long-enough-for-a-test', role }
      const user = await payload.create({ collection: 'users', data })
      const req = await createLocalReq({}, payload)
      Object.assign(req, { user: { ...user, collection: 'users' } })
      return subscriptionEndpoints[0]?.handler(req)
    }),
  )
  expect(answers.map((answer) => answer?.status)).toEqual([200, 403])
  const text = (await answers[0]?.text()) ?? ''
  expect(text.split('\r\n').find((line) => line.startsWith(email))).toMatch(
    /;de;\d{4}-\S+Z;http\S+\/de\/newsletter\?token=end\.\S+;http\S+\/api\/newsletter\/link\?token=end\./,
  )
  expect(text).not.toContain('pending')
})
