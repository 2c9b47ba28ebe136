'use client'

import { use } from 'react'
import { ChangeButton } from '@/design/form/check-step'
import { Form, FormStateContext } from '@/design/form/form'
import { FormCheckbox, FormField, HoneypotField } from '@/design/form/form-field'
import type { Locale } from '@/i18n/routing'
import { joinOrdersAction, requestErasureAction, requestGuestLinkAction } from '../actions'

type LinkProps = { locale: Locale; words: Record<'email' | 'failed' | 'sending' | 'submit', string> }

export function GuestLinkForm({ locale, words }: LinkProps) {
  return (
    <Form
      action={requestGuestLinkAction}
      failed={words.failed}
      submit={words.submit}
      busyLabel={words.sending}
      hidden={{ locale }}
    >
      <FormField name="email" type="email" inputMode="email" label={words.email} autoComplete="email" required />
      <HoneypotField />
    </Form>
  )
}

type EraseProps = { locale: Locale; link: string; words: Record<'failed' | 'sending' | 'submit' | 'sure', string> }

export function EraseForm({ locale, link, words }: EraseProps) {
  return (
    <Form
      action={requestErasureAction}
      failed={words.failed}
      submit={words.submit}
      busyLabel={words.sending}
      variant="secondary"
      hidden={{ locale, key: link }}
    >
      <FormCheckbox name="sure" required>
        {words.sure}
      </FormCheckbox>
    </Form>
  )
}

type JoinWord = 'change' | 'code' | 'codeHint' | 'email' | 'failed' | 'send' | 'sending' | 'submit'
type JoinProps = { locale: Locale; email: string; words: Record<JoinWord, string> }

export function JoinForm({ locale, email, words }: JoinProps) {
  return (
    <Form
      action={joinOrdersAction}
      failed={words.failed}
      submit={words.send}
      busyLabel={words.sending}
      variant="secondary"
      hidden={{ locale }}
      aside={<ChangeButton step="code" change={words.change} />}
    >
      <JoinSteps email={email} words={words} />
    </Form>
  )
}

function JoinSteps({ email, words }: Omit<JoinProps, 'locale'>) {
  const { values } = use(FormStateContext)
  if (values.step !== 'code') {
    return (
      <>
        <input type="hidden" name="step" value="email" />
        <FormField name="email" type="email" inputMode="email" label={words.email} defaultValue={email} required />
      </>
    )
  }
  return (
    <>
      <input type="hidden" name="step" value="code" />
      <input type="hidden" name="email" value={values.email} />
      <p className="text-ink-soft">{values.email}</p>
      <FormField
        name="code"
        label={words.code}
        hint={words.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        required
      />
    </>
  )
}
