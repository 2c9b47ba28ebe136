'use client'

import { Disclosure } from '@/design/disclosure'
import { Form, FormArea } from '@/design/form/form'
import { FormField } from '@/design/form/form-field'
import { FormSelect } from '@/design/form/form-select'
import type { Locale } from '@/i18n/routing'
import { changeWishAction, createListAction, renameListAction, shareListAction } from '../actions'
import { giveAction } from '../gift-actions'
import { longestNote, longestWishName, mostPieces } from '../limits'
import type { ShownWish } from '../server/read-wishes'

export type ListNameWords = Record<'summary' | 'name' | 'submit' | 'busy' | 'failed', string>

type Props = { locale: Locale; words: ListNameWords }

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
        <FormField name="name" label={words.name} maxLength={longestWishName} autoComplete="off" required />
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
          maxLength={longestWishName}
          autoComplete="off"
          defaultValue={name}
          required
        />
      </Form>
    </Disclosure>
  )
}

type ShareProps = {
  locale: Locale
  list: string
  signed: string
  words: Omit<ListNameWords, 'summary'> & { hint: string }
}

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
        maxLength={longestWishName}
        autoComplete="given-name"
        defaultValue={signed}
      />
    </Form>
  )
}

export type ChangeWords = Record<
  'summary' | 'variant' | 'none' | 'quantity' | 'note' | 'noteHint' | 'submit' | 'busy' | 'failed',
  string
>

type ChangeWishProps = {
  wish: Pick<ShownWish, 'id' | 'variant' | 'quantity' | 'note' | 'range'>
  list: string
  locale: Locale
  words: ChangeWords
}

export function ChangeWish({ wish, list, locale, words }: ChangeWishProps) {
  const { id, variant, quantity, note, range } = wish
  const nameOf = (slug: string) => range.colours.find((colour) => colour.slug === slug)?.name ?? slug
  const options = range.variants.map((each) => ({ value: each.id, label: `${nameOf(each.colour)}, ${each.size}` }))
  return (
    <Disclosure summary={words.summary}>
      <Form
        action={changeWishAction}
        failed={words.failed}
        submit={words.submit}
        busyLabel={words.busy}
        variant="secondary"
        hidden={{ locale, wish: id, list }}
      >
        {options.length > 0 && (
          <FormSelect
            name="variant"
            label={words.variant}
            options={variant ? options : [{ value: '', label: words.none }, ...options]}
            defaultValue={variant ?? ''}
          />
        )}
        <FormField
          name="quantity"
          type="number"
          inputMode="numeric"
          label={words.quantity}
          min={1}
          max={mostPieces}
          defaultValue={quantity}
        />
        <FormArea name="note" label={words.note} rows={3} maxLength={longestNote} defaultValue={note} />
        <p className="text-sm text-ink-soft">{words.noteHint}</p>
      </Form>
    </Disclosure>
  )
}

type GiveFormProps = {
  locale: Locale
  token: string
  wish: string
  left: number
  words: Record<'summary' | 'named' | 'quantity' | 'name' | 'hint' | 'submit' | 'busy' | 'failed', string>
}

export function GiveForm({ locale, token, wish, left, words }: GiveFormProps) {
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
        <FormField
          name="name"
          label={words.name}
          hint={words.hint}
          maxLength={longestWishName}
          autoComplete="given-name"
        />
      </Form>
    </Disclosure>
  )
}
