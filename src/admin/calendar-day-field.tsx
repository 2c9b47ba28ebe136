'use client'

import {
  FieldDescription,
  FieldError,
  FieldLabel,
  fieldBaseClass,
  useField,
  useFormFields,
  useTranslation,
} from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useState } from 'react'
import type { DaysSource } from '@/domain/days-source'

const unread = 'unread' satisfies DaysSource

type Props = TextFieldClientProps & {
  /** Name of the sibling field with the first day. */
  notBefore?: string
  /** Error if this day is before the first day, by CMS language. */
  outOfOrder?: Record<string, string>
  /** Sentences on where proposed days come from, by source and CMS language. */
  sources?: Record<string, Record<string, string>>
}

/** Null once a day differs from those with which the form was opened: the server forgets the source with that save. */
function useSource(sources: Props['sources']): string | null {
  const source = useFormFields(([fields]) => (sources ? fields.daysFrom?.value : undefined))
  const days = useFormFields(([fields]) => `${fields.validFrom?.value ?? ''} ${fields.validTo?.value ?? ''}`)
  const [opened] = useState(days)
  return typeof source === 'string' && days === opened ? source : null
}

/**
 * A calendar day, stored as `YYYY-MM-DD`, without time and time zone. The order of days is also checked here, because
 * Payload's next form-state request wipes the server's message.
 */
export function CalendarDayField({ field, path, readOnly, notBefore, outOfOrder, sources }: Props) {
  const { value, setValue, showError, disabled } = useField<string>({ potentiallyStalePath: path })
  const { i18n } = useTranslation()
  const source = useSource(sources)
  const beside = notBefore && path.replace(/[^.]+$/, notBefore)
  const first = useFormFields(([fields]) => (beside ? fields[beside]?.value : undefined))
  const wrongOrder = value && typeof first === 'string' && first > value ? outOfOrder?.[i18n.language] : undefined
  // Said once, at the first of the days that was filled in.
  const isSaidHere = source === unread ? !beside : value && !first
  const said = source && isSaidHere && sources?.[source]?.[i18n.language]
  const wrong = showError || Boolean(wrongOrder)
  const error = wrong ? ' error' : ''
  return (
    <div className={`${fieldBaseClass} text calendar-day${error}`} style={{ flex: '1 1 auto' }}>
      <FieldLabel label={field.label} required={field.required} path={path} />
      <div className={`${fieldBaseClass}__wrap`}>
        <FieldError path={path} showError={wrong} message={wrongOrder} />
        <input
          type="date"
          id={`field-${path.replaceAll('.', '__')}`}
          name={path}
          value={value ?? ''}
          min="2000-01-01"
          max="2099-12-31"
          disabled={Boolean(readOnly || disabled)}
          aria-invalid={wrong}
          onChange={(event) => setValue(event.target.value || null)}
        />
      </div>
      <FieldDescription description={said || field.admin?.description} path={path} />
    </div>
  )
}
