'use client'

import {
  toast,
  useDocumentInfo,
  useForm,
  useFormBackgroundProcessing,
  useFormModified,
  useLocale,
} from '@payloadcms/ui'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { withKeepalive } from '../session/requests'
import { useCountUnsaved } from '../unsaved/unsaved-forms'

/** Ways out of a form: links, and the buttons that switch its language. */
const ways = 'a[href], button[data-locale], button:has([data-locale])'

/**
 * Autosave runs a moment after the last key, so leaving earlier would lose the last keystrokes: the click waits for the
 * save. A refused save blocks only once, and then says why.
 */
export function SaveBeforeLeaving({ stillUnsaved }: { stillUnsaved: string }) {
  const modified = useFormModified()
  const { id, collectionSlug } = useDocumentInfo()
  const { code: locale } = useLocale()
  const { getData, setBackgroundProcessing, submit } = useForm()
  const unsaved = useRef<string | null>(null)
  const autosave = useAutosaveUnderWay()

  const save = useCallback(async () => {
    const query = new URLSearchParams({
      autosave: 'true',
      draft: 'true',
      depth: '0',
      'fallback-locale': 'null',
      locale,
    })
    try {
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
    } finally {
      setBackgroundProcessing(false)
    }
  }, [id, collectionSlug, locale, setBackgroundProcessing, submit])
  const content = useCallback(() => JSON.stringify(getData()), [getData])
  const refused = useCallback(() => unsaved.current !== null && unsaved.current === content(), [content])
  useSaveOnTheWayOut({ unsaved: modified && Boolean(id), refused, save, autosave })

  useEffect(() => {
    if (!modified || !id) return
    const leaving = new AbortController()
    const options = { capture: true, signal: leaving.signal }
    let going = false

    const held = () => !going && !refused()

    async function saveBefore(go: () => void) {
      // Two concurrent saves would carry the same `updatedAt`, and the second would be refused as someone else's
      // change.
      await autosave.over()
      if (await save()) {
        going = true
        return go()
      }
      unsaved.current = content()
      toast.error(stillUnsaved)
    }

    function holdClick(event: MouseEvent) {
      const { target, isTrusted, ctrlKey, metaKey, shiftKey } = event
      const way = target instanceof Element ? target.closest<HTMLElement>(ways) : null
      // An untrusted click is our own repeated one; a click with a modifier key opens another tab, so the form stays.
      if (!way || way.isContentEditable || !isTrusted || ctrlKey || metaKey || shiftKey || !held()) return
      event.preventDefault()
      event.stopPropagation()
      void saveBefore(() => way.click())
    }

    function holdBack(event: NavigateEvent) {
      if (event.navigationType !== 'traverse' || !event.cancelable || !held()) return
      event.preventDefault()
      void saveBefore(() => void window.navigation.traverseTo(event.destination.key))
    }

    document.addEventListener('click', holdClick, options)
    if ('navigation' in window) window.navigation.addEventListener('navigate', holdBack, options)
    return () => leaving.abort()
  }, [modified, id, save, content, refused, stillUnsaved, autosave])

  return null
}

type Leaving = {
  unsaved: boolean
  refused: () => boolean
  save: () => Promise<boolean>
  autosave: AutosaveUnderWay
}

/**
 * Reloading or closing the tab may come before the autosave: the form is saved at once with a keepalive request, and
 * the browser's question delays the reload until that request has been served.
 */
function useSaveOnTheWayOut({ unsaved, refused, save, autosave }: Leaving): void {
  useCountUnsaved(unsaved)

  const saveNow = useEffectEvent(() => {
    // Two concurrent saves would carry the same `updatedAt`, and the second would be refused as someone else's change.
    if (unsaved && !refused() && !autosave.underWay()) void withKeepalive(save)
  })
  const ask = useEffectEvent((event: BeforeUnloadEvent) => {
    if (!unsaved || refused()) return
    event.preventDefault()
    saveNow()
  })

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    window.addEventListener('beforeunload', (event) => ask(event), { signal })
    // Phones close a page without asking, and browsers without a confirmation for Back leave the form.
    window.addEventListener('pagehide', () => saveNow(), { signal })
    return () => {
      leaving.abort()
      saveNow()
    }
  }, [])
}

type AutosaveUnderWay = { underWay: () => boolean; over: () => Promise<void>; set: (now: boolean) => void }

function useAutosaveUnderWay(): AutosaveUnderWay {
  const saving = useFormBackgroundProcessing()
  const [autosave] = useState(() => {
    let underWay = false
    let waiting: (() => void)[] = []
    return {
      underWay: () => underWay,
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
