'use client'

import { Disclosure } from '@/design/disclosure'
import { Form, FormArea } from '@/design/form/form'
import { FormField } from '@/design/form/form-field'
import { FormSelect } from '@/design/form/form-select'
import type { Locale } from '@/i18n/routing'
import { changeWishAction } from '../actions'
import { longestNote, mostPieces } from '../limits'
import type { ShownWish } from '../server/read-wishes'

export type ChangeWords = Record<
  'summary' | 'variant' | 'none' | 'quantity' | 'note' | 'noteHint' | 'submit' | 'busy' | 'failed',
  string
>

type Props = {
  wish: Pick<ShownWish, 'id' | 'variant' | 'quantity' | 'note' | 'range'>
  list: string
  locale: Locale
  words: ChangeWords
}

export function ChangeWish({ wish, list, locale, words }: Props) {
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
