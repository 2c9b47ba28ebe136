'use client'

import type { ComponentProps } from 'react'
import * as z from 'zod/mini'
import { Form } from '@/design/form/form'
import { signedInState, storeSignedIn } from '@/features/account/auth/client/auth-store'
import type { Locale } from '@/i18n/routing'
import { postFor } from '@/lib/forms/client/post'

type Props = Omit<ComponentProps<typeof Form>, 'send'> & {
  locale: Locale
  /** The API route that does the same as the action. */
  api: string
  /** The page to go to afterwards. */
  next: string
  /** The message when there is no response. */
  failed: string
}

/** Only a change of the profile has something to say. */
const savedAnswer = z.object({ user_metadata: z.optional(z.record(z.string(), z.unknown())) })

/** A form about the customer who is signed in. */
export function AccountForm({ locale, api, next, failed, hidden, ...rest }: Props) {
  async function send(fields: Record<string, string>) {
    const { user_metadata } = await postFor(api, { ...fields, locale }, { otherwise: failed, shape: savedAnswer })
    const state = signedInState()
    if (user_metadata && state) storeSignedIn({ ...state, user: { ...state.user, user_metadata } }, 'USER_UPDATED')
    // A full page load, so that everything on the next page is fresh.
    location.assign(next)
  }
  return <Form {...rest} send={send} hidden={{ ...hidden, locale, next }} />
}
