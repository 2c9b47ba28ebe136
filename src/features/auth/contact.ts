import { z } from 'zod'

/** How the auth server identifies somebody: by one of the two. */
export type Contact = { email: string; phone?: undefined } | { phone: string; email?: undefined }

const text = z.string().trim().max(254).catch('')
const given = z.object({ email: text.default(''), phone: text.default('') })
const phoneNumber = /^\+?[1-9]\d{6,14}$/
const email = z.email()

/** Our forms have one field for either; our API also takes them separately. Undefined when neither was given. */
export function contactOf(fields: unknown): { contact?: Contact } | undefined {
  const { email: first, phone } = given.catch({ email: '', phone: '' }).parse(fields)
  const typed = first || phone
  if (!typed) return undefined
  const number = typed.replace(/[\s()/-]/g, '')
  if (phoneNumber.test(number)) return { contact: { phone: number.replace('+', '') } }
  return email.safeParse(typed).success ? { contact: { email: typed.toLowerCase() } } : {}
}

export function nameOf({ email: address, phone }: Contact): string {
  return address ?? phone ?? ''
}
