'use client'

import { FormField } from '@/design/form/form-field'
import { FormSelect } from '@/design/form/form-select'
import type { Locale } from '@/i18n/routing'
import { saveProfileAction } from '../actions'
import { AccountForm } from './account-form'

type Props = {
  locale: Locale
  next: string
  values: { name: string; phone: string; language: Locale }
  languages: { value: string; label: string }[]
  words: Record<'failed' | 'language' | 'name' | 'phone' | 'submit', string>
}

export function ProfileForm({ locale, next, values, languages, words }: Props) {
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
