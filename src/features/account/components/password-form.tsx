'use client'

import { FormField } from '@/design/form/form-field'
import type { Locale } from '@/i18n/routing'
import { changePasswordAction } from '../actions'
import { AccountForm } from './account-form'

type Props = {
  locale: Locale
  next: string
  /** The account that a password manager files the new password under. */
  email: string
  words: Record<'failed' | 'hint' | 'newPassword' | 'presentPassword' | 'submit', string>
}

export function PasswordForm({ locale, next, email, words }: Props) {
  return (
    <AccountForm
      locale={locale}
      action={changePasswordAction}
      api="/api/account/password"
      next={next}
      failed={words.failed}
      submit={words.submit}
    >
      <input type="hidden" autoComplete="username" value={email} />
      <FormField
        name="presentPassword"
        type="password"
        label={words.presentPassword}
        autoComplete="current-password"
        required
      />
      <FormField
        name="password"
        type="password"
        label={words.newPassword}
        hint={words.hint}
        autoComplete="new-password"
        required
      />
    </AccountForm>
  )
}
