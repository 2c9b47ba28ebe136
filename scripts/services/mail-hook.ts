import { createHmac, randomUUID } from 'node:crypto'

export interface MailHook {
  url: string
  /** `v1,whsec_` and Base64. */
  secret: string
}

export interface HookMail {
  user: { id?: string; email: string; new_email?: string; user_metadata?: unknown }
  email_data: {
    token: string
    token_hash: string
    redirect_to: string
    email_action_type: string
  }
}

export interface HookSms {
  user: { id?: string; phone: string; new_phone?: string; user_metadata?: unknown }
  sms: { otp: string; phone?: string; sms_type?: string }
}

/**
 * Asks the site to send a mail, signed like Supabase's Send Email Hook.
 * @returns false when the site does not send it
 */
export function callMailHook(hook: MailHook, mail: HookMail): Promise<boolean> {
  return callHook(hook, mail)
}

export function callSmsHook(hook: MailHook, sms: HookSms): Promise<boolean> {
  return callHook(hook, sms)
}

async function callHook({ url, secret }: MailHook, message: HookMail | HookSms): Promise<boolean> {
  const body = JSON.stringify(message)
  const id = `msg_${randomUUID()}`
  const timestamp = `${Math.floor(Date.now() / 1000)}`
  const key = Buffer.from(secret.replace(/^v1,whsec_/, ''), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  const headers = {
    'Content-Type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  }
  return fetch(url, { method: 'POST', headers, body }).then(
    ({ ok }) => ok,
    () => false,
  )
}
