'use client'

import { FieldDescription, FieldError, FieldLabel, fieldBaseClass, useField } from '@payloadcms/ui'
import type { DateFieldClientProps } from 'payload'
import { useState } from 'react'
import { momentInput, parseMoment } from '@/domain/moment-text'

const isoOf = (typed: string) => parseMoment(typed)?.toISOString() ?? null

/**
 * A moment by Sofia's clock, as the site says it. Payload's own picker goes by the clock of the device, so that an
 * editor abroad would mean another hour than visitors are told.
 */
export function SofiaMomentField({ field, path, readOnly }: DateFieldClientProps) {
  const { value, setValue, showError, disabled } = useField<string | null>({ potentiallyStalePath: path })
  const [typed, setTyped] = useState('')
  const stored = value ? momentInput(new Date(value)) : ''
  // A year that is half typed is no moment yet, and must not be taken away.
  const shown = isoOf(typed) === (value ?? null) ? typed : stored
  return (
    <div className={`${fieldBaseClass} text${showError ? ' error' : ''}`} style={{ flex: '1 1 auto' }}>
      <FieldLabel label={field.label} required={field.required} path={path} />
      <div className={`${fieldBaseClass}__wrap`}>
        <FieldError path={path} showError={showError} />
        <input
          type="datetime-local"
          id={`field-${path.replaceAll('.', '__')}`}
          name={path}
          value={shown}
          min="2000-01-01T00:00"
          max="2099-12-31T23:59"
          disabled={Boolean(readOnly || disabled)}
          aria-invalid={showError}
          onChange={(event) => {
            setTyped(event.target.value)
            setValue(isoOf(event.target.value))
          }}
        />
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}
