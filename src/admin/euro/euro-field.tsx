'use client'

import { FieldDescription, FieldError, FieldLabel, fieldBaseClass, useField, useTranslation } from '@payloadcms/ui'
import type { NumberFieldClientProps } from 'payload'
import { useState } from 'react'
import { euroText, parseEuro } from '@/domain/money'

/**
 * Money as editors type it, stored as integer cents. What cannot be parsed stays in the field as typed, and Payload's number
 * validation refuses it.
 */
export function EuroField({ field, path, readOnly }: NumberFieldClientProps) {
  const { i18n } = useTranslation()
  const { value, setValue, showError, disabled } = useField<number | string | null>({ potentiallyStalePath: path })
  const [typed, setTyped] = useState<string>()
  const stored = typeof value === 'number' ? euroText(value, i18n.language) : (value ?? '')

  function type(text: string) {
    setTyped(text)
    setValue(text.trim() ? (parseEuro(text) ?? text) : null)
  }

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
          onBlur={() => setTyped(undefined)}
        />
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}
