'use client'

import {
  toast,
  useDocumentInfo,
  useForm,
  useFormBackgroundProcessing,
  useFormModified,
  useLocale,
} from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'

/** What leads away from a form: links, and the buttons that change its language. */
const ways = 'a[href], button[data-locale], button:has([data-locale])'

/**
 * A form saves itself a moment after the last key. Whoever goes on before that moment would lose what was typed last: the
 * click waits until it is saved. What cannot be saved holds nobody up a second time, and the first time says why.
 */
export function SaveBeforeLeaving({ stillUnsaved }: { stillUnsaved: string }) {
  const modified = useFormModified()
  const { id, collectionSlug } = useDocumentInfo()
  const { code: locale } = useLocale()
  const { getData, submit } = useForm()
  /** What the form said when it could not be saved. */
  const unsaved = useRef<string | null>(null)
  const autosave = useAutosaveUnderWay()

  useEffect(() => {
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
      return Boolean(answer && 'res' in answer && answer.res.ok)
    }

    const content = () => JSON.stringify(getData())

    async function hold(event: MouseEvent) {
      const { target, isTrusted, ctrlKey, metaKey, shiftKey } = event
      const way = target instanceof Element ? target.closest<HTMLElement>(ways) : null
      // A click of ours is the one that goes on; one with such a key opens another tab, and the form stays.
      if (!way || way.isContentEditable || !isTrusted || ctrlKey || metaKey || shiftKey) return
      if (unsaved.current === content()) return
      event.preventDefault()
      event.stopPropagation()
      // Two requests with the same time of opening would take each other for somebody else's.
      await autosave.over()
      if (await save()) return way.click()
      unsaved.current = content()
      toast.error(stillUnsaved)
    }

    document.addEventListener('click', hold, { capture: true })
    return () => document.removeEventListener('click', hold, { capture: true })
  }, [modified, id, collectionSlug, locale, getData, submit, stillUnsaved, autosave])

  return null
}

/** Lets somebody wait for the form's own autosave, if one is on its way. */
function useAutosaveUnderWay() {
  const saving = useFormBackgroundProcessing()
  const [autosave] = useState(() => {
    let underWay = false
    let waiting: (() => void)[] = []
    return {
      over: () => new Promise<void>((resolve) => (underWay ? waiting.push(resolve) : resolve())),
      set(now: boolean) {
        underWay = now
        if (now) return
        for (const resolve of waiting) resolve()
        waiting = []
      },
    }
  })
  useEffect(() => autosave.set(saving), [autosave, saving])
  return autosave
}
