import { createTransport, type Transporter } from 'nodemailer'
import { env } from './env'

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  /** The same for repeated attempts, so that a mail server can recognise a mail that it is handed twice. */
  messageId?: string
  headers?: Record<string, string>
  /** Where replies go, if not to us. */
  replyTo?: string
}

let transport: Transporter | undefined

/** The reply of the mail server that refused a mail: below 500 it may be tried again later. Null where there was no reply. */
export function smtpReply(error: unknown): number | null {
  const code: unknown = Reflect.get(Object(error), 'responseCode')
  return typeof code === 'number' ? code : null
}

/** Hands a mail to the mail server. @throws when it does not accept it */
export async function sendMail(mail: Mail): Promise<void> {
  const { MAIL_FROM, SMTP_URL } = env()
  transport ??= createTransport(SMTP_URL)
  await transport.sendMail({ from: { name: 'Broshura', address: MAIL_FROM }, ...mail })
}
