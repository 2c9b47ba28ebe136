'use client'

import { Form } from '@/design/form/form'
import { NewPasswordField, type NewPasswordWords } from '@/design/form/new-password-field'
import type { Locale } from '@/i18n/routing'
import { newPasswordAction } from '../actions'
import { redirectAfterSignIn, setPassword } from '../client/auth-api'

interface Props {
  locale: Locale
  words: Record<'password' | 'hint' | 'submit' | 'failed', string>
  passwordWords: NewPasswordWords
}

export function NewPasswordForm({ locale, words, passwordWords }: Props) {
  async function send(fields: Record<string, string>) {
    await setPassword(fields, locale, words.failed)
    redirectAfterSignIn({ nextLevel: 'aal1' }, locale)
  }
  return (
    <Form action={newPasswordAction} send={send} failed={words.failed} submit={words.submit} hidden={{ locale }}>
      <NewPasswordField name="password" words={passwordWords} label={words.password} hint={words.hint} />
    </Form>
  )
}
