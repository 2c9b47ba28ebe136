'use client'

import { Form } from '@/design/form/form'
import { FormField, HoneypotField } from '@/design/form/form-field'
import type { Locale } from '@/i18n/routing'
import { subscribeAction } from '../actions'

type NewsletterWords = Record<'email' | 'submit' | 'subscribing' | 'failed', string>

export function NewsletterForm({ locale, words }: { locale: Locale; words: NewsletterWords }) {
  return (
    <Form
      inline
      action={subscribeAction}
      failed={words.failed}
      submit={words.submit}
      busyLabel={words.subscribing}
      hidden={{ locale }}
    >
      <FormField
        name="email"
        type="email"
        label={words.email}
        autoComplete="email"
        inputMode="email"
        required
        className="min-w-0 grow"
      />
      <HoneypotField />
    </Form>
  )
}
