'use client'

import { useEffect } from 'react'
import { Form } from '@/design/form/form'
import { PasswordField } from '@/design/form/password-field'
import type { Locale } from '@/i18n/routing'
import { writeStored } from '@/lib/browser-storage'
import { loginAction } from '../actions'
import { login, redirectAfterSignIn } from '../client/auth-api'
import { storageKeys } from '../client/auth-store'
import { ContactField } from './mail-form'

interface Props {
  locale: Locale
  /** Empty when the sign-in was opened directly. */
  next: string
  phone: boolean
  words: { contact: string; password: string; show: string; submit: string; failed: string }
}

export function LoginForm({ locale, next, phone, words }: Props) {
  async function send(fields: Record<string, string>) {
    // `next` of this tab: another tab may have stored its own wanted page meanwhile.
    redirectAfterSignIn({ ...(await login(fields, locale, words.failed)), next }, locale)
  }
  return (
    <Form action={loginAction} send={send} failed={words.failed} submit={words.submit} hidden={{ locale, next }}>
      <ContactField label={words.contact} phone={phone} />
      <PasswordField name="password" words={words} label={words.password} autoComplete="current-password" />
    </Form>
  )
}

export function SaveWantedPage({ next }: { next: string }) {
  useEffect(() => {
    if (next) writeStored(storageKeys.redirect, next)
  }, [next])
  return null
}
