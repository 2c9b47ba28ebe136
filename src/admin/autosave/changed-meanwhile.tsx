'use client'

import '../button.css'
import './changed-meanwhile.css'
import {
  toast,
  useAllFormFields,
  useDocumentInfo,
  useForm,
  useFormBackgroundProcessing,
  useFormFields,
  useFormModified,
  useLocale,
} from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { sameContent } from '@/domain/relation-id'
import { setByItself } from '@/domain/set-by-itself'

const field = z.object({ name: z.string(), label: z.string(), value: z.unknown() })
const theirs = z.object({ updatedAt: z.string(), fields: z.array(field) })
const answer = z.union([z.object({ stale: z.literal(false) }), z.object({ stale: z.literal(true), theirs })])
type Theirs = z.infer<typeof theirs>

/**
 * Asks the server at the first keystroke, after a failed save and when the window regains focus, so that the warning
 * appears before the save is refused, or together with the refusal.
 */
function useChangedMeanwhile(): [Theirs | null, ask: () => Promise<void>] {
  const { id, collectionSlug } = useDocumentInfo()
  const { code: locale } = useLocale()
  const modified = useFormModified()
  const saving = useFormBackgroundProcessing()
  const opened = useFormFields(([fields]) => fields.updatedAt?.value)
  const [changed, setChanged] = useState<{ opened: string; theirs: Theirs } | null>(null)

  const ask = useCallback(
    async (signal?: AbortSignal) => {
      if (!id || typeof opened !== 'string' || document.visibilityState === 'hidden') return
      const query = new URLSearchParams({ updatedAt: opened, locale })
      const response = await fetch(`/api/cms/${collectionSlug}/${id}/stale?${query}`, {
        credentials: 'same-origin',
        signal,
      })
      if (!response.ok) return
      const found = answer.parse(await response.json())
      if (found.stale) setChanged({ opened, theirs: found.theirs })
    },
    [id, collectionSlug, locale, opened],
  )

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    // Offline or signed out: the save reports that itself.
    const askQuietly = () => void ask(signal).catch(() => undefined)
    if (modified && !saving) askQuietly()
    window.addEventListener('focus', askQuietly, { signal })
    return () => leaving.abort()
  }, [ask, modified, saving])

  return [changed && changed.opened === opened ? changed.theirs : null, () => ask()]
}

type Words = { changed: string; both: string; other: string; keepMine: string; takeTheirs: string; failed: string }

export function ChangedMeanwhile({ words }: { words: Words }) {
  const { id, collectionSlug, data } = useDocumentInfo()
  const { code: locale } = useLocale()
  const { getData } = useForm()
  // Subscribes to every keystroke, because the list of differing fields below is computed from the form.
  useAllFormFields()
  const [changed, ask] = useChangedMeanwhile()
  const [keeping, setKeeping] = useState(false)
  if (!changed) return null

  const typed = () =>
    Object.entries(getData()).filter(
      ([name, value]) => !setByItself.includes(name) && !sameContent(value, data?.[name]),
    )
  const mine = new Map(typed())
  const both = changed.fields.filter(
    ({ name, value }) => !sameContent(value, data?.[name]) && mine.has(name) && !sameContent(mine.get(name), value),
  )

  /**
   * Sends only fields that differ from the opened document, so that other people's changes to the other fields stay.
   */
  async function keepMine({ updatedAt }: Theirs) {
    setKeeping(true)
    const query = new URLSearchParams({ draft: 'true', depth: '0', 'fallback-locale': 'null', locale })
    const saved = await fetch(`/api/cms/${collectionSlug}/${id}?${query}`, {
      method: 'PATCH',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json' },
      // `updatedAt` is that of the version shown here, so a still newer version raises the question again.
      // Texts typed in other languages than the form's stand beside the fields.
      body: JSON.stringify({
        ...Object.fromEntries(typed()),
        otherLanguages: getData().otherLanguages,
        updatedAt,
        _status: 'draft',
      }),
    }).catch(() => null)
    if (saved?.ok) return window.location.reload()
    setKeeping(false)
    toast.error(words.failed)
    if (saved?.status === 409) await ask().catch(() => undefined)
  }

  return (
    <div className="changed-meanwhile" role="alert">
      <p>{words.changed}</p>
      {both.length > 0 && (
        <>
          <p>{words.both}</p>
          <ul>
            {both.map(({ name, label, value }) => (
              <li key={name}>
                {label}: {typeof value === 'string' || typeof value === 'number' ? `„${value}“` : words.other}
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="changed-meanwhile-choices">
        <button
          type="button"
          className="admin-button admin-button-strong"
          disabled={keeping}
          onClick={() => keepMine(changed)}
        >
          {words.keepMine}
        </button>
        <button type="button" className="admin-button" disabled={keeping} onClick={() => window.location.reload()}>
          {words.takeTheirs}
        </button>
      </p>
    </div>
  )
}
