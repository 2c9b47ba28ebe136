import * as z from 'zod/mini'

const sentDocument = z.looseObject({ updatedAt: z.string() })
const savedDocument = z.object({ doc: z.object({ updatedAt: z.string() }) })

/** Times of the last save of each document from this window, by path: the one that it carried and the one that it got. */
const lastSaves = new Map<string, { carried: string; got: string }>()

/**
 * Payload sends a save that waited for another one before the form knows the time of that one, so that it would be
 * refused as a change by somebody else. It gets the time that our own save before it has got.
 */
export function afterOwnSave(path: string, init: RequestInit | undefined): RequestInit | undefined {
  const last = lastSaves.get(path)
  const sent = sentIn(init)
  if (!last || !sent || sent.document.updatedAt !== last.carried) return init
  sent.body.set('_payload', JSON.stringify({ ...sent.document, updatedAt: last.got }))
  return { ...init, body: sent.body }
}

export async function noteOwnSave(path: string, init: RequestInit | undefined, response: Response): Promise<void> {
  const carried = sentIn(init)?.document.updatedAt
  if (!carried || !response.ok) return
  const answer = savedDocument.safeParse(
    await response
      .clone()
      .json()
      .catch(() => null),
  )
  if (answer.success) lastSaves.set(path, { carried, got: answer.data.doc.updatedAt })
}

function sentIn(init: RequestInit | undefined) {
  if (!(init?.body instanceof FormData)) return null
  const payload = init.body.get('_payload')
  if (typeof payload !== 'string') return null
  const document = sentDocument.safeParse(JSON.parse(payload))
  return document.success ? { body: init.body, document: document.data } : null
}
