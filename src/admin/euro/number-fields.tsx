'use client'

import { FieldDescription, FieldError, FieldLabel, fieldBaseClass, useField, useTranslation } from '@payloadcms/ui'
import type { NumberFieldClientProps } from 'payload'
import { type ReactNode, useState } from 'react'
import * as z from 'zod/mini'
import { euroText, parseEuro } from '@/domain/money'
import { isSuspiciousPrice } from '@/domain/price-fall'
import { parseDecimal, parseNumber } from '@/domain/typed-number'
import { FieldQuestion, PriceQuestion } from './field-question'

type Props = NumberFieldClientProps & {
  /** `read` returns undefined for a text that is no number. */
  write: (value: number) => string
  read: (text: string) => number | undefined
  ask?: (value: number, before: number | null, yes: () => void) => ReactNode
}

/**
 * Unreadable or unconfirmed input stays in the form as text, which the server refuses with a message
 * (collections/fields/exact-numbers.ts).
 */
function TypedNumberField({ field, path, readOnly, write, read, ask }: Props) {
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

export function WholeNumberField(props: NumberFieldClientProps) {
  return <TypedNumberField {...props} write={String} read={parseNumber} />
}

export function DecimalField(props: NumberFieldClientProps) {
  const { language } = useTranslation().i18n
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 15, useGrouping: false })
  return <TypedNumberField {...props} write={(value) => format.format(value)} read={parseDecimal} />
}

const words = z.record(z.string(), z.object({ ask: z.string(), askNothing: z.string(), yes: z.string() }))

/** Amount in euro, stored as integer cents. A fall by more than half, or to zero, needs confirmation. */
export function EuroField(props: NumberFieldClientProps) {
  const { language } = useTranslation().i18n
  const say = words.safeParse(props.field.admin?.custom?.priceFalls).data?.[language]
  const ask = (cents: number, before: number | null, yes: () => void) =>
    say && isSuspiciousPrice(cents, before) ? (
      <PriceQuestion from={before} to={cents} language={language} say={say} onYes={yes} />
    ) : null
  return <TypedNumberField {...props} write={(cents) => euroText(cents, language)} read={parseEuro} ask={say && ask} />
}

const percentWords = z.record(z.string(), z.object({ ask: z.string(), yes: z.string() }))

/** Percentage of a reduction. One that lowers prices by more than half needs confirmation. */
export function PercentField(props: NumberFieldClientProps) {
  const { language } = useTranslation().i18n
  const say = percentWords.safeParse(props.field.admin?.custom?.percentFalls).data?.[language]
  const ask = (percent: number, before: number | null, yes: () => void) => {
    if (!say || percent <= 50 || percent === before) return null
    const filled = (text: string) => text.replaceAll('{to}', String(percent))
    return <FieldQuestion ask={filled(say.ask)} yes={filled(say.yes)} onYes={yes} />
  }
  return <TypedNumberField {...props} write={String} read={parseNumber} ask={ask} />
}
