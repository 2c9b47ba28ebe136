'use client'

import { FieldDescription, FieldError, FieldLabel, fieldBaseClass, useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'

/** A calendar day, stored as `YYYY-MM-DD`: the browser's own picker, no time and no time zone. */
export function CalendarDayField({ field, path, readOnly }: TextFieldClientProps) {
  const { value, setValue, showError, disabled } = useField<string>({ potentiallyStalePath: path })
  const error = showError ? ' error' : ''
  return (
    <div className={`${fieldBaseClass} text calendar-day${error}`} style={{ flex: '1 1 auto' }}>
      <FieldLabel label={field.label} required={field.required} path={path} />
      <div className={`${fieldBaseClass}__wrap`}>
        <FieldError path={path} showError={showError} />
        <input
          type="date"
          id={`field-${path.replaceAll('.', '__')}`}
          name={path}
          value={value ?? ''}
          min="2000-01-01"
          max="2099-12-31"
          disabled={Boolean(readOnly || disabled)}
          aria-invalid={showError}
          onChange={(event) => setValue(event.target.value || null)}
        />
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}
