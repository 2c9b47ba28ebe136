import * as z from 'zod/mini'
import { maxFileBytes } from '@/features/editorial/brochure-import/limits'
import { readRefusal } from '../refusal'

const uploaded = z.object({ doc: z.object({ id: z.string() }) })
const made = z.object({ id: z.string(), same: z.optional(z.boolean()) })
const fields = z.array(z.string())
const filledShape = z.object({ fields, daysFrom: z.nullable(z.enum(['pdf', 'last-brochure', 'unread'])) })

export type FilledFromPdf = z.infer<typeof filledShape>

export type PdfProblem = 'not-a-pdf' | 'empty' | 'too-large'

export function sendingProblemOf({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): PdfProblem | null {
  if (type !== 'application/pdf' && !/\.pdf$/i.test(name)) return 'not-a-pdf'
  if (size === 0) return 'empty'
  return size > maxFileBytes ? 'too-large' : null
}

/** `sentence`: the server's reason for a refusal, in the CMS language. */
export type Made =
  | { ok: true; brochure: string; file: string; same: boolean }
  | { ok: false; sentence?: string | undefined }

const post = (path: string, body?: FormData) =>
  fetch(`/api/cms/${path}`, { method: 'POST', credentials: 'same-origin', ...(body ? { body } : {}) }).catch(() => null)

export async function makeBrochure(pdf: File): Promise<Made> {
  const form = new FormData()
  form.append('file', pdf)
  const sent = await post('brochure-files?depth=0', form)
  const answer: unknown = await sent?.json().catch(() => null)
  const file = uploaded.safeParse(answer).data
  if (!sent?.ok || !file) return { ok: false, sentence: readRefusal(answer).message }
  return makeOfFile(file.doc.id)
}

/** Without `again`, a PDF that another brochure already has returns that brochure with `same`. */
export async function makeOfFile(file: string, again = false): Promise<Made> {
  const created = await post(`brochure-files/${file}/brochure${again ? '?again=true' : ''}`)
  const brochure = made.safeParse(await created?.json().catch(() => null)).data
  return brochure ? { ok: true, brochure: brochure.id, file, same: brochure.same === true } : { ok: false }
}

/** Fills empty fields from the PDF. `reading` until its first page is read; null if nothing can be filled in. */
export async function fillFromPdf(brochure: string): Promise<FilledFromPdf | 'reading' | null> {
  const answer = await post(`brochures/${brochure}/draft`)
  if (answer?.status === 202) return 'reading'
  return filledShape.safeParse(await answer?.json().catch(() => null)).data ?? null
}

const askEveryMs = 700
const longestMs = 30_000

/** Polls `fillFromPdf` until the first page is read, which waits for PDFs queued before it. Null after 30 seconds. */
export async function fillWhenRead(brochure: string): Promise<FilledFromPdf | null> {
  const end = Date.now() + longestMs
  while (Date.now() < end) {
    const filled = await fillFromPdf(brochure)
    if (filled !== 'reading') return filled
    await new Promise((resolve) => setTimeout(resolve, askEveryMs))
  }
  return null
}

export function formHref(brochure: string, filled: FilledFromPdf | null, locale = 'bg'): string {
  const query = new URLSearchParams({ locale })
  if (filled) query.set('filled', filled.fields.join(' '))
  if (filled?.daysFrom && filled.daysFrom !== 'pdf') query.set('days', filled.daysFrom)
  return `/admin/collections/brochures/${brochure}?${query}`
}
