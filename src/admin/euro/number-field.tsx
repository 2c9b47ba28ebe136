'use client'

import { FieldDescription, FieldError, FieldLabel, fieldBaseClass, useField, useTranslation } from '@payloadcms/ui'
import type { NumberFieldClientProps } from 'payload'
import { type ReactNode, useState } from 'react'
import { parseDecimal, parseNumber } from '@/domain/typed-number'

type Props = NumberFieldClientProps & {
  /** How a stored number is written, and how a text is read: undefined where it is none. */
  write: (value: number) => string
  read: (text: string) => number | undefined
  /** The question about a number before it counts; none where there is nothing to ask. */
  ask?: (value: number, before: number | null, yes: () => void) => ReactNode
}

/**
 * A number as people type it. What cannot be read, and what has to be asked about first, stays in the form as text, which the server
 * refuses with a sentence (collections/fields/exact-numbers.ts).
 */
export function TypedNumberField({ field, path, readOnly, write, read, ask }: Props) {
  const { value, initialValue, setValue, showError, disabled } = useField<number | string | null>({
    potentiallyStalePath: path,
  })
  const [typed, setTyped] = useState<string>()
  const number = read(typed ?? '')
  const before = typeof initialValue === 'number' ? initialValue : null
  const asks = (cents: number) => Boolean(ask?.(cents, before, () => undefined))
  const question =
    typeof value === 'string' && number !== undefined ? ask?.(number, before, () => confirm(number)) : null

  function confirm(given: number) {
    setTyped(undefined)
    setValue(given)
  }

  function type(text: string) {
    setTyped(text)
    const given = read(text)
    if (text.trim() === '') setValue(null)
    else setValue(given === undefined || asks(given) ? `? ${text}` : given)
  }

  const stored = typeof value === 'number' ? write(value) : (value ?? '').toString().replace(/^\? /, '')
  return (
    <div className={`${fieldBaseClass} number${showError ? ' error' : ''}`} style={{ flex: '1 1 auto' }}>
      <FieldLabel label={field.label} required={field.required} path={path} />
      <div className={`${fieldBaseClass}__wrap`}>
        <FieldError path={path} showError={showError} />
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          id={`field-${path.replaceAll('.', '__')}`}
          name={path}
          value={typed ?? stored}
          disabled={Boolean(readOnly || disabled)}
          aria-invalid={showError}
          onChange={(event) => type(event.target.value)}
          onBlur={() => question || setTyped(undefined)}
        />
      </div>
      {question}
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}

/** A count, a percentage or another whole number. */
export function WholeNumberField(props: NumberFieldClientProps) {
  return <TypedNumberField {...props} write={String} read={parseNumber} />
}

/** A coordinate, a share or another number with decimals, written as in the language of the CMS. */
export function DecimalField(props: NumberFieldClientProps) {
  const { language } = useTranslation().i18n
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 15, useGrouping: false })
  return <TypedNumberField {...props} write={(value) => format.format(value)} read={parseDecimal} />
}
