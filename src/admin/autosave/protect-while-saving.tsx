'use client'

import { useAllFormFields, useDocumentInfo, useForm, useFormBackgroundProcessing } from '@payloadcms/ui'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { watchAutosaves } from './autosaves'

/**
 * Payload marks the form as saving only for the first autosave of a queue, and as not saving at the end of each. This
 * marks it for those that waited, too.
 */
function useMarkQueuedAutosaves() {
  const { id, collectionSlug } = useDocumentInfo()
  const { setBackgroundProcessing } = useForm()
  useEffect(
    () => watchAutosaves(`/api/cms/${collectionSlug}/${id}`, () => setBackgroundProcessing(true)),
    [id, collectionSlug, setBackgroundProcessing],
  )
}

/**
 * Payload #17676: the answer to an autosave resets fields that were typed in meanwhile, except the last one. This
 * protects every field that was changed since the request was sent.
 */
export function ProtectWhileSaving() {
  const [fields, dispatch] = useAllFormFields()
  const saving = useFormBackgroundProcessing()
  const sent = useRef(fields)
  useMarkQueuedAutosaves()

  useLayoutEffect(() => {
    if (!saving) {
      sent.current = fields
      return
    }
    const changed = Object.entries(fields).filter(([path, field]) => {
      const before = sent.current[path]
      // A server answer replaces `initialValue` as well; typing leaves it unchanged.
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
