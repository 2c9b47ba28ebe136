'use client'

import { Form } from '@/design/form/form'
import { FormField } from '@/design/form/form-field'
import { type Locale, localePath } from '@/i18n/routing'
import { loginAction } from '../actions'
import { login } from '../client/auth-api'
import { storageKeys } from '../client/auth-store'
import { nextPath } from '../next-path'

interface Props {
  locale: Locale
  /** The page that was wanted; empty when the sign-in was opened by itself. */
  next: string
  words: { email: string; password: string; submit: string; failed: string }
}

export function LoginForm({ locale, next, words }: Props) {
  async function send(fields: Record<string, string>) {
    if (next) localStorage.setItem(storageKeys.redirect, next)
    const { nextLevel } = await login(fields, locale, words.failed)
    const target = nextPath(localStorage.getItem(storageKeys.redirect), localePath(locale, '/account-dashboard'))
    if (nextLevel === 'aal1') localStorage.removeItem(storageKeys.redirect)
    // A full load: nothing that was prepared for a visitor may stay.
    location.assign(
      nextLevel === 'aal1' ? target : `${localePath(locale, '/login/code')}?next=${encodeURIComponent(target)}`,
    )
  }
  return (
    <Form action={loginAction} send={send} submit={words.submit} hidden={{ locale, next }}>
      <FormField name="email" type="email" label={words.email} autoComplete="username" required />
      <FormField name="password" type="password" label={words.password} autoComplete="current-password" required />
    </Form>
  )
}
