'use client'

import { Disclosure } from '@/design/disclosure'
import { Form } from '@/design/form/form'
import { FormField } from '@/design/form/form-field'
import type { Locale } from '@/i18n/routing'
import { createListAction, renameListAction, shareListAction } from '../actions'
import { longestName } from '../limits'
import type { NameWords } from './list-words'

type Props = { locale: Locale; words: NameWords }

export function CreateListForm({ locale, words }: Props) {
  return (
    <Disclosure summary={words.summary}>
      <Form
        action={createListAction}
        failed={words.failed}
        submit={words.submit}
        busyLabel={words.busy}
        variant="secondary"
        hidden={{ locale }}
      >
        <FormField name="name" label={words.name} maxLength={longestName} autoComplete="off" required />
      </Form>
    </Disclosure>
  )
}

export function RenameListForm({ locale, words, list, name }: Props & { list: string; name: string }) {
  return (
    <Disclosure summary={words.summary}>
      <Form
        action={renameListAction}
        failed={words.failed}
        submit={words.submit}
        busyLabel={words.busy}
        variant="secondary"
        hidden={{ locale, list }}
      >
        <FormField
          name="name"
          label={words.name}
          maxLength={longestName}
          autoComplete="off"
          defaultValue={name}
          required
        />
      </Form>
    </Disclosure>
  )
}

type ShareProps = { locale: Locale; list: string; signed: string; words: Omit<NameWords, 'summary'> & { hint: string } }

export function ShareForm({ locale, list, signed, words }: ShareProps) {
  return (
    <Form
      action={shareListAction}
      failed={words.failed}
      submit={words.submit}
      busyLabel={words.busy}
      variant="secondary"
      hidden={{ locale, list }}
    >
      <FormField
        name="signed"
        label={words.name}
        hint={words.hint}
        maxLength={longestName}
        autoComplete="given-name"
        defaultValue={signed}
      />
    </Form>
  )
}
