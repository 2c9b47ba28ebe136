import { createTransport, type Transporter } from 'nodemailer'
import { env } from './env'

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  /** The same for the same mail, so that a mail server that is handed it twice can tell. */
  messageId?: string
  headers?: Record<string, string>
  /** Where an answer goes, when not back to us. */
  replyTo?: string
}

let transport: Transporter | undefined

/** Hands a mail to the mail server. @throws when that does not take it */
export async function sendMail(mail: Mail): Promise<void> {
  const { MAIL_FROM, SMTP_URL } = env()
  transport ??= createTransport(SMTP_URL)
  await transport.sendMail({ from: { name: 'Broshura', address: MAIL_FROM }, ...mail })
}
