'use client'

import type { ReactNode } from 'react'
import { Form } from '@/design/form/form'
import { FormCheckbox, FormField } from '@/design/form/form-field'
import { NewPasswordField, type NewPasswordWords } from '@/design/form/new-password-field'
import type { Locale } from '@/i18n/routing'
import { registerAction } from '../actions'
import { ContactField } from './mail-form'

interface Props {
  locale: Locale
  next: string
  phone: boolean
  terms: ReactNode
  words: Record<'name' | 'contact' | 'password' | 'passwordHint' | 'submit' | 'failed', string>
  passwordWords: NewPasswordWords
}

export function RegisterForm({ locale, next, phone, terms, words, passwordWords }: Props) {
  return (
    <Form action={registerAction} failed={words.failed} submit={words.submit} hidden={{ locale, next }}>
      <FormField name="name" label={words.name} autoComplete="name" maxLength={120} />
      <ContactField label={words.contact} phone={phone} />
      <NewPasswordField name="password" words={passwordWords} label={words.password} hint={words.passwordHint} />
      <FormCheckbox name="terms" required>
        {terms}
      </FormCheckbox>
    </Form>
  )
}
