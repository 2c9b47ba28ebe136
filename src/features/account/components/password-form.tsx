'use client'

import { NewPasswordField, type NewPasswordWords } from '@/design/form/new-password-field'
import { PasswordField } from '@/design/form/password-field'
import type { Locale } from '@/i18n/routing'
import { changePasswordAction } from '../actions'
import { AccountForm } from './account-form'

type Props = {
  locale: Locale
  next: string
  /** An account without a password has none to show. */
  askPassword: boolean
  /** The account that a password manager files the new password under. */
  account: string
  words: Record<'failed' | 'hint' | 'newPassword' | 'presentPassword' | 'submit', string>
  passwordWords: NewPasswordWords
}

export function PasswordForm({ locale, next, askPassword, account, words, passwordWords }: Props) {
  return (
    <AccountForm
      locale={locale}
      action={changePasswordAction}
      api="/api/account/password"
      next={next}
      failed={words.failed}
      submit={words.submit}
    >
      <input type="hidden" autoComplete="username" value={account} />
      {askPassword && (
        <PasswordField
          name="presentPassword"
          words={passwordWords}
          label={words.presentPassword}
          autoComplete="current-password"
        />
      )}
      <NewPasswordField name="password" words={passwordWords} label={words.newPassword} hint={words.hint} />
    </AccountForm>
  )
}
