'use client'

import type { ReactNode } from 'react'
import { Form } from '@/design/form/form'
import { type Locale, localePath } from '@/i18n/routing'
import { resendAction, verifyMailAction } from '../actions'
import { redirectAfterSignIn, verifyMail } from '../client/auth-api'

interface Props {
  locale: Locale
  link?: Record<'token_hash' | 'type' | 'next', string>
  words: { submit: string; failed: string }
  children?: ReactNode
}

/** Redeems a mailed link or code only at the press of a button: mail scanners open links and must not use them up. */
export function ConfirmForm({ locale, link, words, children }: Props) {
  async function send(fields: Record<string, string>) {
    const { signedIn, event, next } = await verifyMail(fields, locale, words.failed)
    if (!signedIn) return location.assign(`${localePath(locale, '/confirm')}?done=half`)
    const target = event === 'PASSWORD_RECOVERY' ? localePath(locale, '/new-password') : next
    redirectAfterSignIn({ next: target, nextLevel: signedIn.nextLevel }, locale)
  }
  return (
    <Form
      action={verifyMailAction}
      send={send}
      failed={words.failed}
      submit={words.submit}
      hidden={{ locale, ...link }}
    >
      {children}
    </Form>
  )
}

type ResendFormProps = { locale: Locale; words: { submit: string; failed: string } }

export function ResendForm({ locale, words }: ResendFormProps) {
  return (
    <Form action={resendAction} failed={words.failed} submit={words.submit} variant="secondary" hidden={{ locale }} />
  )
}
