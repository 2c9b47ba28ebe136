'use client'

import { Form } from '@/design/form/form'
import { FormField, HoneypotField } from '@/design/form/form-field'
import { FormSelect } from '@/design/form/form-select'
import type { Locale } from '@/i18n/routing'
import { useVariantChoice } from '../product/client/variant-choice'
import { alertAction } from './actions'

export type AlertWords = Record<'heading' | 'text' | 'email' | 'variant' | 'submit' | 'busy' | 'failed', string>

/** "Tell me when it is back" for a sold-out variant; without scripts the variant is chosen in the form itself. */
export function AlertForm({ locale, words }: { locale: Locale; words: AlertWords }) {
  const { range, chosen, started, leftOf } = useVariantChoice()
  const gone = range.variants.filter((variant) => leftOf(variant) === 0)
  const wanted = chosen && leftOf(chosen) === 0 ? chosen : null
  if (started ? !wanted : gone.length === 0) return null
  const nameOf = (slug: string) => range.colours.find((colour) => colour.slug === slug)?.name ?? slug
  return (
    <section aria-labelledby="stock-alert" className={started ? 'stock-alert' : 'stock-alert unscripted'}>
      <h2 id="stock-alert" className="text-base font-semibold">
        {words.heading}
      </h2>
      <p className="mb-3 text-sm text-ink-soft">{words.text}</p>
      <Form
        key={wanted?.id}
        action={alertAction}
        failed={words.failed}
        submit={words.submit}
        busyLabel={words.busy}
        variant="secondary"
        hidden={{ locale, ...(wanted && { variant: wanted.id }) }}
      >
        {!wanted && (
          <FormSelect
            name="variant"
            label={words.variant}
            options={gone.map(({ id, colour, size }) => ({ value: id, label: `${nameOf(colour)}, ${size}` }))}
          />
        )}
        <FormField name="email" type="email" label={words.email} autoComplete="email" inputMode="email" required />
        <HoneypotField />
      </Form>
    </section>
  )
}
