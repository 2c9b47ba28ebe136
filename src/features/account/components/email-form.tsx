'use client'

import { FormField } from '@/design/form/form-field'
import type { Locale } from '@/i18n/routing'
import { changeEmailAction } from '../actions'
import { AccountForm } from './account-form'

type Props = {
  locale: Locale
  next: string
  words: Record<'email' | 'failed' | 'presentPassword' | 'submit', string>
}

export function EmailForm({ locale, next, words }: Props) {
  return (
    <AccountForm
      locale={locale}
      action={changeEmailAction}
      api="/api/account/email"
      next={next}
      failed={words.failed}
      submit={words.submit}
    >
      <FormField name="email" type="email" label={words.email} autoComplete="email" required />
      <FormField
        name="presentPassword"
        type="password"
        label={words.presentPassword}
        autoComplete="current-password"
        required
      />
    </AccountForm>
  )
}
