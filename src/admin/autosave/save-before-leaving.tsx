'use client'

import { useDocumentInfo, useForm, useFormModified, useLocale } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

/** What leads away from a form: links, and the buttons that change its language. */
const ways = 'a[href], button[data-locale], button:has([data-locale])'

/**
 * A form saves itself a moment after the last key. Whoever goes on before that moment would lose what was typed last: the
 * click waits until it is saved. What cannot be saved holds nobody up a second time.
 */
export function SaveBeforeLeaving() {
  const modified = useFormModified()
  const { id, collectionSlug } = useDocumentInfo()
  const { code: locale } = useLocale()
  const { submit } = useForm()
  const failed = useRef(false)

  useEffect(() => {
    failed.current = false
    if (!modified || !id) return
    const query = new URLSearchParams({
      autosave: 'true',
      draft: 'true',
      depth: '0',
      'fallback-locale': 'null',
      locale,
    })

    async function save() {
      const answer = await submit({
        acceptValues: { overrideLocalChanges: false },
        action: `/api/cms/${collectionSlug}/${id}?${query}`,
        disableFormWhileProcessing: false,
        disableSuccessStatus: true,
        method: 'PATCH',
        overrides: { _status: 'draft' },
        skipValidation: true,
      })
      failed.current = !(answer && 'res' in answer && answer.res.ok)
    }

    async function hold(event: MouseEvent) {
      const { target, isTrusted, ctrlKey, metaKey, shiftKey } = event
      const way = target instanceof Element ? target.closest<HTMLElement>(ways) : null
      // A click of ours is the one that goes on; one with such a key opens another tab, and the form stays.
      if (!way || way.isContentEditable || !isTrusted || failed.current || ctrlKey || metaKey || shiftKey) return
      event.preventDefault()
      event.stopPropagation()
      await save()
      if (!failed.current) way.click()
    }

    document.addEventListener('click', hold, { capture: true })
    return () => document.removeEventListener('click', hold, { capture: true })
  }, [modified, id, collectionSlug, locale, submit])

  return null
}
