'use client'

import { Form, FormArea } from '@/design/form/form'
import type { Locale } from '@/i18n/routing'
import { announceReturnAction } from '../actions'
import { type ChosenLine, Quantities } from './quantities'

type Props = {
  locale: Locale
  order: string
  /** Makes repeated submissions of the form announce the goods once. */
  formKey: string
  lines: ChosenLine[]
  words: Record<'failed' | 'reason' | 'sending' | 'submit', string>
}

export function SendBackForm({ locale, order, formKey, lines, words }: Props) {
  return (
    <Form
      action={announceReturnAction}
      failed={words.failed}
      submit={words.submit}
      busyLabel={words.sending}
      hidden={{ locale, order, key: formKey }}
    >
      <Quantities lines={lines} />
      <FormArea name="reason" label={words.reason} rows={2} maxLength={2000} />
    </Form>
  )
}
