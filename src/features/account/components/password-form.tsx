'use client'

import { FormField } from '@/design/form/form-field'
import { FormSelect } from '@/design/form/form-select'
import { NewPasswordField, type NewPasswordWords } from '@/design/form/new-password-field'
import { PasswordField } from '@/design/form/password-field'
import type { Locale } from '@/i18n/routing'
import { changePasswordAction, saveProfileAction } from '../actions'
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

type ProfileFormProps = {
  locale: Locale
  next: string
  values: { name: string; phone: string; language: Locale }
  languages: { value: string; label: string }[]
  words: Record<'failed' | 'language' | 'name' | 'phone' | 'submit', string>
}

export function ProfileForm({ locale, next, values, languages, words }: ProfileFormProps) {
  return (
    <AccountForm
      locale={locale}
      action={saveProfileAction}
      api="/api/account/profile"
      next={next}
      failed={words.failed}
      submit={words.submit}
    >
      <FormField name="name" label={words.name} defaultValue={values.name} autoComplete="name" />
      <FormField name="phone" type="tel" label={words.phone} defaultValue={values.phone} autoComplete="tel" />
      <FormSelect name="language" label={words.language} defaultValue={values.language} options={languages} />
    </AccountForm>
  )
}
