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

  const save = useCallback(async () => {
    const query = new URLSearchParams({
      autosave: 'true',
      draft: 'true',
      depth: '0',
      'fallback-locale': 'null',
      locale,
    })
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
  }, [id, collectionSlug, locale, submit])
  const content = useCallback(() => JSON.stringify(getData()), [getData])
  const refused = useCallback(() => unsaved.current !== null && unsaved.current === content(), [content])
  useSaveOnTheWayOut({ unsaved: modified && Boolean(id), refused, save, autosave })

  useEffect(() => {
    if (!modified || !id) return
    const leaving = new AbortController()
    const options = { capture: true, signal: leaving.signal }
    let going = false

    /** Whether the editor has to wait: what could not be saved once holds nobody up again. */
    const held = () => !going && !refused()

    async function saveBefore(go: () => void) {
      // Two requests with the same time of opening would take each other for someone else's.
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
      // A click of ours is the one that goes on; one with such a key opens another tab, and the form stays.
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
  /** Whether the server has refused just this; then the visitor has seen why. */
  refused: () => boolean
  save: () => Promise<boolean>
  autosave: AutosaveUnderWay
}

/**
 * Reload and a closed tab come before the form has saved itself: it is saved at once, in a request that outlives the page,
 * and the browser asks meanwhile, so that a reload does not draw the form before that request has been served.
 */
function useSaveOnTheWayOut({ unsaved, refused, save, autosave }: Leaving): void {
  useCountUnsaved(unsaved)

  const saveNow = useEffectEvent(() => {
    // Two saves from the same opening would take each other for someone else's.
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
    // Phones close a page without asking; and a browser that cannot hold Back takes the form away.
    window.addEventListener('pagehide', () => saveNow(), { signal })
    return () => {
      leaving.abort()
      saveNow()
    }
  }, [])
}

type AutosaveUnderWay = { underWay: () => boolean; over: () => Promise<void>; set: (now: boolean) => void }

/** Lets someone wait for the form's own autosave, if one is on its way. */
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
