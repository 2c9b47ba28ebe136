import { z } from 'zod'
import { looksLikePhone, phoneNumber, phoneText } from '@/domain/phone-number'
import type { Problem } from '@/lib/forms/problems'

export type AccountContact = { email: string; phone?: undefined } | { phone: string; email?: undefined }

const text = z.string().trim().max(254).catch('')
const given = z.object({ email: text.default(''), phone: text.default('') })
const email = z.email()

function typedContact(fields: unknown): string {
  const { email: first, phone } = given.catch({ email: '', phone: '' }).parse(fields)
  return first || phone
}

/** Undefined when the field is empty; without `contact` when the text is neither address nor phone number. */
export function parseIdentifier(fields: unknown): { contact?: AccountContact } | undefined {
  const typed = typedContact(fields)
  if (!typed) return undefined
  const phone = phoneNumber(typed)
  if (phone) return { contact: { phone } }
  return email.safeParse(typed).success ? { contact: { email: typed.toLowerCase() } } : {}
}

/** A phone number without its country code must not be reported as a wrong e-mail address. */
export function identifierProblem(fields: unknown): Problem {
  return { code: looksLikePhone(typedContact(fields)) ? 'phone' : 'email', field: 'email' }
}

export function contactNameOf({ email: address, phone }: AccountContact): string {
  return address ?? phone ?? ''
}

export function contactText({ email: address, phone }: AccountContact): string {
  return address ?? phoneText(phone ?? '')
}
