'use client'

import { Form } from '@/design/form/form'
import { FormField } from '@/design/form/form-field'
import { PasswordField } from '@/design/form/password-field'
import type { Locale } from '@/i18n/routing'
import { changeEmailAction } from '../actions'

type Props = {
  locale: Locale
  next: string
  askPassword: boolean
  words: Record<'email' | 'failed' | 'presentPassword' | 'show' | 'submit', string>
}

export function EmailForm({ locale, next, askPassword, words }: Props) {
  return (
    <Form action={changeEmailAction} failed={words.failed} submit={words.submit} hidden={{ locale, next }}>
      <FormField name="email" type="email" label={words.email} autoComplete="email" required />
      {askPassword && (
        <PasswordField
          name="presentPassword"
          words={words}
          label={words.presentPassword}
          autoComplete="current-password"
        />
      )}
    </Form>
  )
}
