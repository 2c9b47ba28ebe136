'use client'

import type { ComponentProps } from 'react'
import { Form } from '@/design/form/form'
import { keepSignedIn, signedInState } from '@/features/auth/client/auth-store'
import { post } from '@/features/forms/client/post'
import type { Locale } from '@/i18n/routing'

type Props = Omit<ComponentProps<typeof Form>, 'send'> & {
  locale: Locale
  /** The API route that does the same as the action. */
  api: string
  /** The page to go to afterwards. */
  next: string
  /** The message when there is no response. */
  failed: string
}

type Answer = { user_metadata?: Record<string, unknown> }

/** A form about the customer who is signed in. */
export function AccountForm({ locale, api, next, failed, hidden, ...rest }: Props) {
  async function send(fields: Record<string, string>) {
    const { user_metadata } = await post<Answer>(api, { ...fields, locale }, failed)
    const state = signedInState()
    if (user_metadata && state) keepSignedIn({ ...state, user: { ...state.user, user_metadata } }, 'USER_UPDATED')
    // A full page load, so that everything on the next page is fresh.
    location.assign(next)
  }
  return <Form {...rest} send={send} hidden={{ ...hidden, locale, next }} />
}
