'use client'

import { toast, useDocumentInfo, useForm, useFormModified } from '@payloadcms/ui'
import { useEffect } from 'react'
import { useCountUnsaved } from './unsaved-forms'

const languages = 'button[data-locale], button:has([data-locale])'

/**
 * Another language draws the form anew, and what was typed would be gone: it is saved first, as its button would. What is
 * not valid stays in the form, which says what is wrong.
 */
export function SaveBeforeLanguage({ saveFirst }: { saveFirst: string }) {
  const modified = useFormModified()
  const { id, collectionSlug, docConfig, action } = useDocumentInfo()
  const { submit } = useForm()
  const keepsDrafts = Boolean(docConfig?.versions?.drafts)

  useEffect(() => {
    if (!modified) return

    /** What is published stays as it is until someone publishes. */
    const asDraft = { action: `${action}&draft=true`, overrides: { _status: 'draft' }, skipValidation: true }

    async function save() {
      const answer = await submit(keepsDrafts ? asDraft : {})
      return Boolean(answer && 'res' in answer && answer.res.ok)
    }

    async function hold(event: MouseEvent) {
      const { target, isTrusted } = event
      const way = target instanceof Element ? target.closest<HTMLElement>(languages) : null
      // The list of languages is elsewhere in the page than the button that opens it.
      if (!way || !isTrusted || way.closest('.localizer')) return
      event.preventDefault()
      event.stopPropagation()
      // What is new is led to an address of its own once it is saved.
      if (collectionSlug && !id) return void toast.error(saveFirst)
      if (await save()) way.click()
    }

    document.addEventListener('click', hold, { capture: true })
    return () => document.removeEventListener('click', hold, { capture: true })
  }, [modified, id, collectionSlug, keepsDrafts, action, submit, saveFirst])

  return null
}

/** Back and Forward inside the CMS load no page, so the browser asks nothing by itself. */
export function AskBeforeGoingBack({ question }: { question: string }) {
  const modified = useFormModified()
  useCountUnsaved(modified)

  useEffect(() => {
    // A browser without this interface goes back without asking.
    if (!modified || !('navigation' in window)) return
    function ask(event: NavigateEvent) {
      if (event.navigationType !== 'traverse' || !event.cancelable || event.hashChange) return
      if (!window.confirm(question)) event.preventDefault()
    }
    window.navigation.addEventListener('navigate', ask)
    return () => window.navigation.removeEventListener('navigate', ask)
  }, [modified, question])

  return null
}
