'use client'

import { Form } from '@/design/form/form'
import { FormField } from '@/design/form/form-field'
import type { Locale } from '@/i18n/routing'
import { setPassword } from '../client/auth-api'
import { redirectAfterSignIn } from '../client/redirect-after-sign-in'
import { newPasswordAction } from '../entry-actions'

type Props = { locale: Locale; words: { password: string; hint: string; submit: string; failed: string } }

export function NewPasswordForm({ locale, words }: Props) {
  async function send(fields: Record<string, string>) {
    await setPassword(fields, locale, words.failed)
    redirectAfterSignIn({ nextLevel: 'aal1' }, locale)
  }
  return (
    <Form action={newPasswordAction} send={send} submit={words.submit} hidden={{ locale }}>
      <FormField
        name="password"
        type="password"
        label={words.password}
        hint={words.hint}
        autoComplete="new-password"
        required
      />
    </Form>
  )
}
