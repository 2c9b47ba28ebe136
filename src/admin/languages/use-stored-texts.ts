import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useState } from 'react'

/** Texts of the document in all languages as they were last saved; `read` reads them from what the API gives with `locale=all`. */
export function useStoredTexts<Texts>(
  first: Texts,
  fields: readonly string[],
  read: (document: unknown) => Texts,
): Texts {
  const { id, collectionSlug, lastUpdateTime } = useDocumentInfo()
  const [stored, setStored] = useState(first)
  const keep = useEffectEvent((document: unknown) => setStored(read(document)))
  const selected = fields.map((name) => `select[${name}]=true`).join('&')

  useEffect(() => {
    if (!id || !lastUpdateTime) return
    const leaving = new AbortController()
    const query = `locale=all&draft=true&depth=0&${selected}`
    fetch(`/api/cms/${collectionSlug}/${id}?${query}`, { signal: leaving.signal, credentials: 'same-origin' })
      .then(async (response) => {
        if (response.ok) keep(await response.json())
      })
      .catch(() => {
        // Offline or gone: the texts of the last response stay.
      })
    return () => leaving.abort()
  }, [id, collectionSlug, lastUpdateTime, selected])

  return stored
}
