'use client'

import '../button.css'
import './changed-meanwhile.css'
import {
  toast,
  useDocumentInfo,
  useForm,
  useFormBackgroundProcessing,
  useFormFields,
  useFormModified,
  useLocale,
} from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { sameContent } from '@/domain/relation-id'

const answer = z.object({ stale: z.boolean() })

/** Asked at the first key and whenever the editor comes back to the window, so that the sentence comes before the refusal. */
function useChangedMeanwhile(): boolean {
  const { id, collectionSlug } = useDocumentInfo()
  const { code: locale } = useLocale()
  const modified = useFormModified()
  const opened = useFormFields(([fields]) => fields.updatedAt?.value)
  const [changedSince, setChangedSince] = useState<unknown>(null)

  useEffect(() => {
    if (!id || typeof opened !== 'string') return
    const leaving = new AbortController()
    const { signal } = leaving
    const query = new URLSearchParams({ updatedAt: opened, locale })
    async function ask() {
      if (document.visibilityState === 'hidden') return
      const response = await fetch(`/api/cms/${collectionSlug}/${id}/stale?${query}`, {
        credentials: 'same-origin',
        signal,
      })
      if (response.ok && answer.parse(await response.json()).stale) setChangedSince(opened)
    }
    // Offline or signed out: saving says so itself.
    const askQuietly = () => void ask().catch(() => undefined)
    if (modified) askQuietly()
    window.addEventListener('focus', askQuietly, { signal })
    return () => leaving.abort()
  }, [id, collectionSlug, locale, modified, opened])

  return changedSince !== null && changedSince === opened
}

type Words = { changed: string; keepMine: string; takeTheirs: string; failed: string }

/** What the server sets itself; it is not sent back on top of someone else's version. */
const setByItself = ['id', 'createdAt', 'updatedAt', '_status', 'savedBy']

/** Says that someone else has changed the document, before the form is refused, and offers the ways to go on. */
export function ChangedMeanwhile({ words }: { words: Words }) {
  const { id, collectionSlug, data } = useDocumentInfo()
  const { code: locale } = useLocale()
  const { getData } = useForm()
  const saving = useFormBackgroundProcessing()
  const changed = useChangedMeanwhile()
  const [keeping, setKeeping] = useState(false)
  if (!changed || saving) return null

  /** Only the fields that differ from what the form was opened with: the others stay as someone else left them. */
  async function keepMine() {
    setKeeping(true)
    const mine = Object.entries(getData()).filter(
      ([name, value]) => !setByItself.includes(name) && !sameContent(value, data?.[name]),
    )
    const query = new URLSearchParams({ draft: 'true', depth: '0', 'fallback-locale': 'null', locale })
    const saved = await fetch(`/api/cms/${collectionSlug}/${id}?${query}`, {
      method: 'PATCH',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...Object.fromEntries(mine), _status: 'draft' }),
    }).catch(() => null)
    if (saved?.ok) return window.location.reload()
    setKeeping(false)
    toast.error(words.failed)
  }

  return (
    <div className="changed-meanwhile" role="alert">
      <p>{words.changed}</p>
      <p className="changed-meanwhile-choices">
        <button type="button" className="admin-button admin-button-strong" disabled={keeping} onClick={keepMine}>
          {words.keepMine}
        </button>
        <button type="button" className="admin-button" disabled={keeping} onClick={() => window.location.reload()}>
          {words.takeTheirs}
        </button>
      </p>
    </div>
  )
}
