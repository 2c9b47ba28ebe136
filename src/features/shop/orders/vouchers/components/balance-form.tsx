'use client'

import { Form } from '@/design/form/form'
import { FormField } from '@/design/form/form-field'
import type { Locale } from '@/i18n/routing'
import { checkBalanceAction } from '../actions'

type Props = { locale: Locale; words: Record<'code' | 'codeHint' | 'failed' | 'submit', string> }

/** The code is sent in the body, never in an address. */
export function BalanceForm({ locale, words }: Props) {
  return (
    <Form
      action={checkBalanceAction}
      failed={words.failed}
      submit={words.submit}
      variant="secondary"
      hidden={{ locale }}
    >
      <FormField
        name="code"
        label={words.code}
        hint={words.codeHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={100}
        required
      />
    </Form>
  )
}
