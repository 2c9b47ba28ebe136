import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useState } from 'react'

/** Fields that need the same texts after the same save share one request. */
let latest: { key: string; answer: Promise<unknown> } | undefined

function ask(address: string, saved: string): Promise<unknown> {
  const key = `${address} ${saved}`
  if (latest?.key !== key) {
    const answer = fetch(address, { credentials: 'same-origin' }).then(
      (response) => (response.ok ? response.json() : null),
      // On a network error the texts of the last response stay.
      () => null,
    )
    latest = { key, answer }
  }
  return latest.answer
}

/** Texts in all languages as last saved; `read` picks them from the answer with `locale=all`. */
export function useStoredTexts<Texts>(
  first: Texts,
  fields: readonly string[],
  read: (document: unknown) => Texts,
): Texts {
  const { id, collectionSlug, lastUpdateTime, data } = useDocumentInfo()
  // Collections without document locking have `lastUpdateTime` only after a save.
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
