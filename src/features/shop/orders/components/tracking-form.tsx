'use client'

import { Form } from '@/design/form/form'
import { FormField, HoneypotField } from '@/design/form/form-field'
import type { Locale } from '@/i18n/routing'
import { requestOrderLinkAction } from '../actions'

type Props = { locale: Locale; words: Record<'number' | 'email' | 'submit' | 'sending' | 'failed', string> }

export function TrackingForm({ locale, words }: Props) {
  return (
    <Form
      action={requestOrderLinkAction}
      failed={words.failed}
      submit={words.submit}
      busyLabel={words.sending}
      hidden={{ locale }}
    >
      <FormField name="number" label={words.number} autoCapitalize="characters" spellCheck={false} required />
      <FormField name="email" type="email" inputMode="email" label={words.email} autoComplete="email" required />
      <HoneypotField />
    </Form>
  )
}
