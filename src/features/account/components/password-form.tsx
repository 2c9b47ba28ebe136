'use client'

import { Form } from '@/design/form/form'
import { FormCheckbox, FormField } from '@/design/form/form-field'
import { FormSelect } from '@/design/form/form-select'
import { NewPasswordField, type NewPasswordWords } from '@/design/form/new-password-field'
import { PasswordField } from '@/design/form/password-field'
import { signedInState, storeSignedIn } from '@/features/auth/client/auth-store'
import type { Locale } from '@/i18n/routing'
import { changePasswordAction, saveProfileAction } from '../actions'
import type { AccountState } from '../as-customer'

type Props = {
  locale: Locale
  next: string
  askPassword: boolean
  account: string
  words: Record<'failed' | 'hint' | 'newPassword' | 'presentPassword' | 'submit', string>
  passwordWords: NewPasswordWords
}

export function PasswordForm({ locale, next, askPassword, account, words, passwordWords }: Props) {
  return (
    <Form action={changePasswordAction} failed={words.failed} submit={words.submit} hidden={{ locale, next }}>
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
    </Form>
  )
}

function storeProfile({ user_metadata, to = '' }: AccountState): void {
  const state = signedInState()
  if (user_metadata && state) storeSignedIn({ ...state, user: { ...state.user, user_metadata } }, 'USER_UPDATED')
  // A full page load, so that everything on the next page is fresh.
  location.assign(to)
}

type ProfileFormProps = {
  locale: Locale
  next: string
  values: { name: string; phone: string; language: Locale; reviewInvitations: boolean }
  languages: { value: string; label: string }[]
  words: Record<'failed' | 'language' | 'name' | 'phone' | 'reviewInvitations' | 'submit', string>
}

export function ProfileForm({ locale, next, values, languages, words }: ProfileFormProps) {
  return (
    <Form
      action={saveProfileAction}
      onDone={storeProfile}
      failed={words.failed}
      submit={words.submit}
      hidden={{ locale, next }}
    >
      <FormField name="name" label={words.name} defaultValue={values.name} autoComplete="name" />
      <FormField name="phone" type="tel" label={words.phone} defaultValue={values.phone} autoComplete="tel" />
      <FormSelect name="language" label={words.language} defaultValue={values.language} options={languages} />
      <FormCheckbox name="reviewInvitations" defaultChecked={values.reviewInvitations}>
        {words.reviewInvitations}
      </FormCheckbox>
    </Form>
  )
}
