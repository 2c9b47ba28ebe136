'use client'

import { Form } from '@/design/form/form'
import { type Locale, localePath } from '@/i18n/routing'
import { post } from '@/lib/forms/client/post'
import { resendAction } from '../entry-actions'

type Props = { locale: Locale; words: { submit: string; failed: string } }

export function ResendForm({ locale, words }: Props) {
  async function send() {
    await post('/api/auth/resend', { locale }, words.failed)
    location.assign(`${localePath(locale, '/confirm')}?again=1`)
  }
  return <Form action={resendAction} send={send} submit={words.submit} variant="secondary" hidden={{ locale }} />
}
