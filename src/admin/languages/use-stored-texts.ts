import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useState } from 'react'

/** All who ask for the same texts of the same save share one request. */
let latest: { key: string; answer: Promise<unknown> } | undefined

function ask(address: string, saved: string): Promise<unknown> {
  const key = `${address} ${saved}`
  if (latest?.key !== key) {
    const answer = fetch(address, { credentials: 'same-origin' }).then(
      (response) => (response.ok ? response.json() : null),
      // Offline or gone: the texts of the last response stay.
      () => null,
    )
    latest = { key, answer }
  }
  return latest.answer
}

/** Texts of the document in all languages as they were last saved; `read` reads them from what the API gives with `locale=all`. */
export function useStoredTexts<Texts>(
  first: Texts,
  fields: readonly string[],
  read: (document: unknown) => Texts,
): Texts {
  const { id, collectionSlug, lastUpdateTime, data } = useDocumentInfo()
  // A kind without a lock has the first of these only once it is saved.
  const saved = lastUpdateTime ?? data?.updatedAt
  const [stored, setStored] = useState(first)
  const keep = useEffectEvent((document: unknown) => setStored(read(document)))
  const selected = fields.map((name) => `select[${name}]=true`).join('&')

  useEffect(() => {
    if (!id || !saved) return
    let gone = false
    const query = `locale=all&draft=true&depth=0&${selected}`
    void ask(`/api/cms/${collectionSlug}/${id}?${query}`, String(saved)).then((document) => {
      if (document && !gone) keep(document)
    })
    return () => {
      gone = true
    }
  }, [id, collectionSlug, saved, selected])

  return stored
}
