'use client'

import { Form } from '@/design/form/form'
import { FormField } from '@/design/form/form-field'
import type { FormState } from '@/design/form/form-state'
import type { Locale } from '@/i18n/routing'

interface Props {
  locale: Locale
  next: string
  phone: boolean
  action: (state: FormState, data: FormData) => Promise<FormState>
  words: { contact: string; submit: string; failed: string }
}

export function MailForm({ locale, next, phone, action, words }: Props) {
  return (
    <Form action={action} failed={words.failed} submit={words.submit} hidden={{ locale, next }}>
      <ContactField label={words.contact} phone={phone} />
    </Form>
  )
}

export function ContactField({ label, phone }: { label: string; phone: boolean }) {
  return (
    <FormField
      name="email"
      type={phone ? 'text' : 'email'}
      inputMode="email"
      label={label}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  )
}
