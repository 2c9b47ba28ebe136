'use client'

import { toast, useDocumentInfo, useForm, useFormModified } from '@payloadcms/ui'
import { useEffect } from 'react'
import { useCountUnsaved } from './unsaved-forms'

const languages = 'button[data-locale], button:has([data-locale])'

/**
 * Switching the language redraws the form and would drop unsaved input, so the form is saved first, as by its button.
 * Invalid input stays with its errors.
 */
export function SaveBeforeLanguage({ saveFirst }: { saveFirst: string }) {
  const modified = useFormModified()
  const { id, collectionSlug, docConfig, action } = useDocumentInfo()
  const { submit } = useForm()
  const keepsDrafts = Boolean(docConfig?.versions?.drafts)

  useEffect(() => {
    if (!modified) return

    /** Saved as a draft, so that the published version stays unchanged. */
    const asDraft = { action: `${action}&draft=true`, overrides: { _status: 'draft' }, skipValidation: true }

    async function save() {
      const answer = await submit(keepsDrafts ? asDraft : {})
      return Boolean(answer && 'res' in answer && answer.res.ok)
    }

    async function hold(event: MouseEvent) {
      const { target, isTrusted } = event
      const way = target instanceof Element ? target.closest<HTMLElement>(languages) : null
      // The language list is rendered outside the button's container.
      if (!way || !isTrusted || way.closest('.localizer')) return
      event.preventDefault()
      event.stopPropagation()
      // A new document is redirected to its own URL after saving, so its language cannot be switched in the same step.
      // Saving an answer to a visitor sends it.
      const mailsWhenSaved = collectionSlug === 'contact-messages'
      if (collectionSlug && (!id || mailsWhenSaved)) return void toast.error(saveFirst)
      if (await save()) way.click()
    }

    document.addEventListener('click', hold, { capture: true })
    return () => document.removeEventListener('click', hold, { capture: true })
  }, [modified, id, collectionSlug, keepsDrafts, action, submit, saveFirst])

  return null
}

/** Back and Forward inside the CMS are client-side navigations, which do not fire `beforeunload`. */
export function AskBeforeGoingBack({ question }: { question: string }) {
  const modified = useFormModified()
  useCountUnsaved(modified)

  useEffect(() => {
    // Browsers without the Navigation API go back without asking.
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
