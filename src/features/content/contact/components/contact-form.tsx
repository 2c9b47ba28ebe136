'use client'

import { Form, FormArea } from '@/design/form/form'
import { FormField, HoneypotField } from '@/design/form/form-field'
import { FormSelect } from '@/design/form/form-select'
import type { Locale } from '@/i18n/routing'
import { writeToUsAction } from '../actions'

type ContactWords = Record<'name' | 'email' | 'phone' | 'topic' | 'message' | 'submit' | 'sending' | 'failed', string>

type Props = { locale: Locale; words: ContactWords; topics: { label: string; lang?: Locale }[]; askPhone: boolean }

/** Typed text stays until it was sent successfully. */
export function ContactForm({ locale, words, topics, askPhone }: Props) {
  return (
    <Form
      action={writeToUsAction}
      failed={words.failed}
      submit={words.submit}
      busyLabel={words.sending}
      hidden={{ locale }}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField name="name" label={words.name} autoComplete="name" required />
        <FormField name="email" type="email" label={words.email} autoComplete="email" inputMode="email" required />
        {askPhone && (
          <FormField name="phone" type="tel" label={words.phone} autoComplete="tel" className="sm:col-span-2" />
        )}
      </div>
      {topics.length > 0 && (
        <FormSelect
          name="topic"
          label={words.topic}
          options={topics.map(({ label, lang }) => ({ value: label, label, lang }))}
        />
      )}
      <FormArea name="message" label={words.message} required />
      <HoneypotField />
    </Form>
  )
}
