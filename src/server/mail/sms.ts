import { db } from '@/server/cms'
import { env } from '@/server/env'
import { queueMail } from './queue-mail'

interface Sms {
  to: string
  text: string
}

const patienceMs = 5_000

export async function sendSms(sms: Sms): Promise<void> {
  const { SMS_URL } = env()
  if (!SMS_URL) throw new Error('SMS_URL is not set: there is no gateway for text messages')
  await (SMS_URL.startsWith('mailto:') ? byMail(SMS_URL, sms) : byHttp(SMS_URL, sms))
}

async function byMail(address: string, { to, text }: Sms): Promise<void> {
  const mailbox = address.slice('mailto:'.length).replace('{number}', to.replace('+', ''))
  await queueMail(await db(), { to: mailbox, subject: `SMS ${to}`, text, html: `<p>${text}</p>` })
}

/** User and password of the URL are sent as a header, so that they appear in no log. */
async function byHttp(address: string, sms: Sms): Promise<void> {
  const url = new URL(address)
  const credentials = url.username && Buffer.from(`${url.username}:${url.password}`).toString('base64')
  url.username = ''
  url.password = ''
  const { ok, status, body } = await fetch(url, {
    method: 'POST',
    signal: AbortSignal.timeout(patienceMs),
    headers: { 'Content-Type': 'application/json', ...(credentials && { Authorization: `Basic ${credentials}` }) },
    body: JSON.stringify(sms),
  })
  // An answer that nobody reads can end this process (src/server/streamed-fetch.ts).
  await body?.cancel()
  if (!ok) throw new Error(`The gateway for text messages answered ${status}`)
}
