'use client'

import { Form } from '@/design/form/form'
import { type Locale, localePath } from '@/i18n/routing'
import { post } from '@/lib/forms/client/post'
import { sendCodeAction } from '../actions'

interface Props {
  locale: Locale
  hidden: Record<'locale' | 'next' | 'fresh' | 'factor', string>
  /** A code was sent already: asking for another one is not what the page is about. */
  again: boolean
  words: { submit: string; failed: string }
}

export function SendCodeForm({ locale, hidden, again, words }: Props) {
  async function send(fields: Record<string, string>) {
    await post('/api/auth/factors/challenge', { ...fields, locale }, words.failed)
    const { next, fresh, factor } = hidden
    location.assign(`${localePath(locale, '/login/code')}?${new URLSearchParams({ next, fresh, factor })}`)
  }
  return (
    <Form
      action={sendCodeAction}
      send={send}
      submit={words.submit}
      hidden={hidden}
      variant={again ? 'secondary' : 'primary'}
    />
  )
}
