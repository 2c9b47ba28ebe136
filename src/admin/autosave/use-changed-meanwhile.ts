import { useDocumentInfo, useFormFields, useFormModified, useLocale } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'

const answer = z.object({ stale: z.boolean() })

/** Asked at the first key and whenever the editor comes back to the window, so that the sentence comes before the refusal. */
export function useChangedMeanwhile(): boolean {
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
