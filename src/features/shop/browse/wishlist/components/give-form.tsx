'use client'

import { Disclosure } from '@/design/disclosure'
import { Form } from '@/design/form/form'
import { FormField } from '@/design/form/form-field'
import type { Locale } from '@/i18n/routing'
import { giveAction } from '../gift-actions'
import { longestName } from '../limits'

type Props = {
  locale: Locale
  token: string
  wish: string
  left: number
  words: Record<'summary' | 'named' | 'quantity' | 'name' | 'hint' | 'submit' | 'busy' | 'failed', string>
}

export function GiveForm({ locale, token, wish, left, words }: Props) {
  return (
    <Disclosure
      summary={
        <>
          <span aria-hidden>{words.summary}</span>
          <span className="sr-only">{words.named}</span>
        </>
      }
    >
      <Form
        action={giveAction}
        failed={words.failed}
        submit={words.submit}
        busyLabel={words.busy}
        hidden={{ locale, gift: token, wish, ...(left === 1 && { quantity: '1' }) }}
      >
        {left > 1 && (
          <FormField
            name="quantity"
            type="number"
            inputMode="numeric"
            label={words.quantity}
            min={1}
            max={left}
            defaultValue={1}
          />
        )}
        <FormField name="name" label={words.name} hint={words.hint} maxLength={longestName} autoComplete="given-name" />
      </Form>
    </Disclosure>
  )
}
