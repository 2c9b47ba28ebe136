'use client'

import { Form } from '@/design/form/form'
import { FormField } from '@/design/form/form-field'
import { type Locale, localePath } from '@/i18n/routing'
import { removeStored } from '@/lib/browser-storage'
import { sendCodeAction, verifyCodeAction } from '../actions'
import { verifyCodeByApi } from '../client/auth-api'
import { storageKeys } from '../client/auth-store'
import { nextPath } from '../next-path'

interface Props {
  locale: Locale
  hidden: Record<'locale' | 'next' | 'fresh' | 'factor', string>
  words: { code: string; submit: string; failed: string }
}

export function CodeForm({ locale, hidden, words }: Props) {
  async function send(fields: Record<string, string>) {
    await verifyCodeByApi(fields, locale, words.failed)
    removeStored(storageKeys.redirect)
    location.assign(nextPath(hidden.next, localePath(locale, '/account-dashboard')))
  }
  return (
    <Form action={verifyCodeAction} send={send} failed={words.failed} submit={words.submit} hidden={hidden}>
      <FormField
        name="code"
        label={words.code}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={9}
        required
      />
    </Form>
  )
}

interface SendCodeFormProps {
  hidden: Record<'locale' | 'next' | 'fresh' | 'factor', string>
  /** A code was sent already, so the button to send another is secondary. */
  again: boolean
  words: { submit: string; failed: string }
}

export function SendCodeForm({ hidden, again, words }: SendCodeFormProps) {
  return (
    <Form
      action={sendCodeAction}
      failed={words.failed}
      submit={words.submit}
      hidden={hidden}
      variant={again ? 'secondary' : 'primary'}
    />
  )
}
