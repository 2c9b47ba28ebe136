import * as z from 'zod/mini'

const sentDocument = z.looseObject({ updatedAt: z.string() })
const savedDocument = z.object({ doc: z.object({ updatedAt: z.string() }) })

/** `latest` holds the `updatedAt` that the last save sent, and the one that its answer had. */
type OpenForm = { onBegin: () => void; latest?: { sent: string; answered: string } }

/** By the path of the document in the API. */
const openForms = new Map<string, OpenForm>()

/**
 * @param onBegin is called before each autosave of the document is sent
 * @returns a function that ends it, for when the form is closed
 */
export function watchAutosaves(path: string, onBegin: () => void): () => void {
  const form: OpenForm = { onBegin }
  openForms.set(path, form)
  return () => {
    if (openForms.get(path) === form) openForms.delete(path)
  }
}

/**
 * Sends a save of a form, and tells its watcher. Payload sends an autosave that waited for another one with the
 * `updatedAt` from before that one, so that it would be refused as a change by somebody else: it gets the `updatedAt`
 * of the answer. Only while the form stays open, because a form opened from an older copy must be refused.
 */
export async function sendSave(
  url: URL,
  init: RequestInit | undefined,
  send: (init: RequestInit | undefined) => Promise<Response>,
): Promise<Response> {
  const form = openForms.get(url.pathname)
  if (!form) return send(init)
  if (url.searchParams.get('autosave') === 'true') form.onBegin()
  const payload = sentIn(init)
  if (!payload) return send(init)
  const { body, document } = payload
  const { latest } = form
  const updatedAt = document.updatedAt === latest?.sent ? latest.answered : document.updatedAt
  body.set('_payload', JSON.stringify({ ...document, updatedAt }))
  const response = await send(init)
  const answered = response.ok ? savedDocument.safeParse(await jsonOf(response)).data?.doc.updatedAt : undefined
  if (answered) form.latest = { sent: updatedAt, answered }
  return response
}

function sentIn(init: RequestInit | undefined) {
  if (!(init?.body instanceof FormData)) return null
  const payload = init.body.get('_payload')
  if (typeof payload !== 'string') return null
  const document = sentDocument.safeParse(JSON.parse(payload))
  return document.success ? { body: init.body, document: document.data } : null
}

const jsonOf = (response: Response): Promise<unknown> =>
  response
    .clone()
    .json()
    .catch(() => null)
