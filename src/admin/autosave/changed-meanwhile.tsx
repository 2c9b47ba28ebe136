'use client'

import '../button.css'
import './changed-meanwhile.css'
import { toast, useDocumentInfo, useForm, useFormBackgroundProcessing, useLocale } from '@payloadcms/ui'
import { useState } from 'react'
import { sameContent } from '@/domain/same-content'
import { useChangedMeanwhile } from './use-changed-meanwhile'

type Words = { changed: string; keepMine: string; takeTheirs: string; failed: string }

/** What the server sets itself; it is not sent back on top of somebody else's version. */
const setByItself = ['id', 'createdAt', 'updatedAt', '_status']

/** Says that somebody else has changed the document, before the form is refused, and offers the ways to go on. */
export function ChangedMeanwhile({ words }: { words: Words }) {
  const { id, collectionSlug, data } = useDocumentInfo()
  const { code: locale } = useLocale()
  const { getData } = useForm()
  const saving = useFormBackgroundProcessing()
  const changed = useChangedMeanwhile()
  const [keeping, setKeeping] = useState(false)
  if (!changed || saving) return null

  /** Only the fields that differ from what the form was opened with: the others stay as somebody else left them. */
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
