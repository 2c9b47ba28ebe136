'use client'

import { useAllFormFields, useFormBackgroundProcessing } from '@payloadcms/ui'
import { useLayoutEffect, useRef } from 'react'

/**
 * The answer to an autosave brings the values that it was sent. Payload keeps only the field that was typed in last from
 * being set back by it (its issue 17676); this keeps every field that was changed since it was sent.
 */
export function ProtectWhileSaving() {
  const [fields, dispatch] = useAllFormFields()
  const saving = useFormBackgroundProcessing()
  const sent = useRef(fields)

  useLayoutEffect(() => {
    if (!saving) {
      sent.current = fields
      return
    }
    const changed = Object.entries(fields).filter(([path, field]) => {
      const before = sent.current[path]
      // What an answer brought has another initial value too; a change in the form leaves it.
      return before && field.value !== before.value && field.initialValue === before.initialValue && !field.isModified
    })
    if (changed.length === 0) return
    dispatch({
      type: 'UPDATE_MANY',
      formState: Object.fromEntries(changed.map(([path, field]) => [path, { ...field, isModified: true }])),
    })
  }, [fields, saving, dispatch])

  return null
}
