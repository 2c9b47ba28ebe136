'use client'

import { Star } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Form, FormArea, useFormField } from '@/design/form/form'
import { FormChoice } from '@/design/form/form-choice'
import { FormField } from '@/design/form/form-field'
import { fits, reviewLimits, stars } from '@/domain/review'
import type { OrderOpener } from '@/features/shop/orders/paths'
import type { Locale } from '@/i18n/routing'
import { writeReviewAction } from '../actions'

type Word = 'failed' | 'fit' | 'fitHint' | 'heading' | 'name' | 'nameHint' | 'rating' | 'sending' | 'submit' | 'text'
type Field = 'authorName' | 'fit' | 'rating' | 'text' | 'title'
type Props = {
  locale: Locale
  opener: OrderOpener
  line: string
  values: Record<Field, string>
  words: Record<Word, string>
  starWords: string[]
  fitWords: Record<(typeof fits)[number] | 'unknown', string>
}

export function ReviewForm({ locale, opener, line, values, words, starWords, fitWords }: Props) {
  return (
    <Form
      action={writeReviewAction}
      failed={words.failed}
      submit={words.submit}
      busyLabel={words.sending}
      hidden={{ locale, line, ...opener }}
    >
      <StarChoice legend={words.rating} starWords={starWords} chosen={values.rating} />
      <FormChoice
        name="fit"
        legend={words.fit}
        defaultValue={values.fit}
        options={[...fits, 'unknown' as const].map((value) => ({
          value: value === 'unknown' ? '' : value,
          label: fitWords[value],
          ...(value === 'true' && { hint: words.fitHint }),
        }))}
      />
      <FormField name="title" label={words.heading} maxLength={reviewLimits.title} defaultValue={values.title} />
      <FormArea name="text" label={words.text} rows={6} maxLength={reviewLimits.text} defaultValue={values.text} />
      <FormField
        name="authorName"
        label={words.name}
        hint={words.nameHint}
        maxLength={reviewLimits.name}
        autoComplete="given-name"
        defaultValue={values.authorName}
      />
    </Form>
  )
}

/** Native radio buttons: arrow keys work, and no script is needed. */
function StarChoice({ legend, starWords, chosen }: { legend: ReactNode; starWords: string[]; chosen: string }) {
  const { typed, shown } = useFormField('rating')
  const { error, ...focus } = shown
  const note = useId()
  return (
    <fieldset aria-describedby={error ? note : undefined}>
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
      <div className="star-choice">
        {stars.map((star) => (
          <label key={star}>
            <input
              {...(star === 1 && focus)}
              type="radio"
              name="rating"
              value={star}
              required
              defaultChecked={(typed ?? chosen) === String(star)}
              aria-invalid={error ? true : undefined}
            />
            <Star aria-hidden size={32} />
            <span className="sr-only">{starWords[star - 1]}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={note} className="mt-1.5 text-sm text-signal">
          {error}
        </p>
      )}
    </fieldset>
  )
}
