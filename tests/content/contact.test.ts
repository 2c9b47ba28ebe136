import { randomUUID } from 'node:crypto'
import { initI18n } from '@payloadcms/translations'
import { createLocalReq } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import en from '../../messages/en.json'
import { newBrowser } from '../auth/browser'
import { catchMails } from '../setup/catch-mails'
import { freshCms } from '../setup/cms'
import { runJobs } from '../setup/run-jobs'
import { requireWaiting } from '../setup/until-waiting'

const mailsTo = await catchMails()
const { payload } = await freshCms()
const { writeToUs } = await import('@/features/content/contact/write-to-us')

const ours = 'us@inbox.example'

beforeAll(async () => {
  await payload.updateGlobal({ slug: 'site-settings', locale: 'bg', data: { contactEmail: ours } })
})

const someone = () => `${randomUUID()}@inbox.example`
const newMessage = (part: Record<string, string> = {}) => ({
  name: 'Anna',
  email: someone(),
  message: 'Guten Tag',
  ...part,
})

const send = async (given: Record<string, string>, network = randomUUID()) => {
  const result = await writeToUs(given, 'de', network)
  return result.ok ? 'sent' : `${result.problem.code} ${result.problem.field ?? ''}`.trim()
}

async function storedMessages(email: string) {
  const { docs } = await payload.find({ collection: 'contact-messages', where: { email: { equals: email } }, depth: 0 })
  return docs
}

const work = () => runJobs(payload)

describe('what a visitor writes', () => {
  it('is kept for a year, and no longer', async () => {
    const { removeOldMessages } = await import('@/features/content/contact/write-to-us')
    const { email, ...rest } = newMessage()
    await send({ email, ...rest })
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
    await removeOldMessages(inDays(364.9))
    expect(await storedMessages(email)).toHaveLength(1)
    await removeOldMessages(inDays(365.1))
    expect(await storedMessages(email)).toHaveLength(0)
  })

  it('is kept for thirty days after our answer, and no longer', async () => {
    const { removeOldMessages } = await import('@/features/content/contact/write-to-us')
    const [answered, open] = [newMessage(), newMessage()]
    for (const given of [answered, open]) await send(given)
    await payload.db.pool.query('update contact_messages set answered_at = now() where email = $1', [answered.email])
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
    await removeOldMessages(inDays(29.9))
    expect(await storedMessages(answered.email)).toHaveLength(1)
    await removeOldMessages(inDays(30.1))
    expect(await storedMessages(answered.email)).toHaveLength(0)
    expect(await storedMessages(open.email)).toHaveLength(1)
  })

  it('is kept, and mailed to us with a way to answer', async () => {
    const given = newMessage({ phone: '0888', topic: 'Fehler' })
    expect(await send(given)).toBe('sent')
    expect(await storedMessages(given.email)).toMatchObject([{ ...given, language: 'de' }])
    await work()
    const mail = (await mailsTo(ours)).find(({ text }) => text.includes(given.email))
    expect(mail?.subject).toBe('Ново съобщение от Anna')
    expect(mail?.text).toContain('> Guten Tag')
    expect(mail?.text).toMatch(/\/admin\/collections\/contact-messages\/[0-9a-f-]{36}/)
  })

  it.each([
    [{ name: ' ' }, 'required name'],
    [{ message: '' }, 'required message'],
    [{ email: '' }, 'required email'],
    [{ email: 'x@' }, 'email email'],
    [{ message: 'x'.repeat(5001) }, 'too-long message'],
    [{ name: 'x'.repeat(121) }, 'too-long name'],
  ])('%o is refused with %s', async (part, problem) => {
    const given = newMessage(part)
    expect(await send(given)).toBe(problem)
    expect(await storedMessages(given.email)).toEqual([])
  })

  it('is refused at every field that is wrong, and stays in the form', async () => {
    const { writeToUsAction } = await import('@/features/content/contact/actions')
    const typed = { locale: 'en', name: '', email: 'anna@', message: ' ' }
    const data = new FormData()
    for (const [name, value] of Object.entries(typed)) data.set(name, value)
    const { required, email } = en.form.problems
    expect(await newBrowser().run(() => writeToUsAction({ values: {} }, data))).toEqual({
      values: typed,
      errors: { name: required, email, message: required },
    })
  })

  it('is thrown away without a word when a program wrote it', async () => {
    const given = newMessage({ fax: 'https://spam.example' })
    expect(await send(given)).toBe('sent')
    expect(await storedMessages(given.email)).toEqual([])
  })

  it('is limited by network and by address', async () => {
    const network = randomUUID()
    const sent = []
    for (let n = 0; n < 11; n++) sent.push(await send(newMessage(), network))
    expect(sent.filter((one) => one === 'sent')).toHaveLength(10)
    expect(sent.at(-1)).toBe('contact-limit')
    const email = someone()
    const again = []
    const home = randomUUID()
    for (let n = 0; n < 6; n++) again.push(await send(newMessage({ email }), home))
    expect(again.at(-1)).toBe('contact-limit')
  })
})

describe('an answer', () => {
  async function answer(id: string, text: string) {
    const i18n = await initI18n({ config: payload.config.i18n, context: 'api', language: 'en' })
    const req = await createLocalReq({ req: { i18n } }, payload)
    return payload.update({ collection: 'contact-messages', id, data: { answer: text }, req })
  }

  it('is mailed once in the language of the visitor, and kept as it was sent', async () => {
    const given = newMessage()
    await send(given)
    await work()
    const [message] = await storedMessages(given.email)
    const id = message?.id ?? ''
    await answer(id, '   ')
    expect(await answer(id, 'Danke, wir sehen nach.')).toMatchObject({ answeredAt: expect.any(String) })
    await work()
    const mails = await mailsTo(given.email)
    expect(mails.map(({ subject }) => subject)).toEqual(['Antwort von Broshura'])
    expect(mails[0]?.text).toMatch(/Danke, wir sehen nach\.[\s\S]*> Guten Tag/)
    await expect(answer(id, 'Anders')).rejects.toMatchObject({
      data: { errors: [{ path: 'answer', message: expect.stringMatching(/has been sent/) }] },
    })
    await answer(id, 'Danke, wir sehen nach.')
    await work()
    expect(await mailsTo(given.email)).toHaveLength(1)
  })

  async function whileAnswering(id: string, save: () => Promise<unknown>) {
    const { inTransaction } = await import('@/server/cms')
    let second: Promise<PromiseSettledResult<unknown>[]> = Promise.resolve([])
    await inTransaction(async (req) => {
      await payload.update({ collection: 'contact-messages', id, data: { answer: 'Eins' }, req })
      const saving = save()
      second = Promise.allSettled([saving])
      await requireWaiting(payload, saving)
    })
    return (await second)[0]
  }

  const refused = {
    status: 'rejected',
    reason: { data: { errors: [{ path: 'answer', message: expect.stringMatching(/изпратен/) }] } },
  }

  it.each([
    [{ answer: 'Zwei' }, refused],
    [{ answer: 'Eins' }, { status: 'fulfilled' }],
    [{}, { status: 'fulfilled' }],
  ])('stands where a colleague saves %o meanwhile', async (data, end) => {
    const given = newMessage()
    await send(given)
    const id = (await storedMessages(given.email))[0]?.id ?? ''
    const save = () => payload.update({ collection: 'contact-messages', id, data })
    expect(await whileAnswering(id, save)).toMatchObject(end)
    await work()
    expect((await mailsTo(given.email)).map(({ text }) => text.includes('Eins'))).toEqual([true])
    expect(await storedMessages(given.email)).toMatchObject([{ answer: 'Eins', answeredAt: expect.any(String) }])
    await save().catch(() => null)
    await work()
    expect(await mailsTo(given.email)).toHaveLength(1)
  })
})
