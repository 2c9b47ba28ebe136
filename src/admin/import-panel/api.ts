import * as z from 'zod/mini'
import { type ImportPanelState, importStatuses, type LatestImport, type PanelPage } from '@/domain/import-panel'
import { readRefusal } from '../refusal'

const root = '/api/cms'

const latest: z.ZodMiniType<LatestImport> = z.object({
  id: z.string(),
  file: z.string(),
  status: z.enum(importStatuses),
  pagesDone: z.number(),
  pageCount: z.nullable(z.number()),
  error: z.nullable(z.string()),
  warnings: z.array(z.unknown()),
  cancelling: z.boolean(),
})

const page: z.ZodMiniType<PanelPage> = z.object({
  id: z.string(),
  number: z.number(),
  hidden: z.boolean(),
  alt: z.string(),
  picture: z.string(),
  width: z.number(),
  height: z.number(),
})

const stateAnswer = z.object({ latest: z.nullable(latest), pages: z.array(page) })

/** `sentence`: why the server refused, where it said so. */
export type Saved = { ok: true } | { ok: false; sentence?: string }

async function send(path: string, method: 'POST' | 'PATCH', body?: object): Promise<Saved> {
  const response = await fetch(`${root}${path}`, {
    method,
    credentials: 'same-origin',
    headers: body ? { 'Content-Type': 'application/json' } : {},
    ...(body ? { body: JSON.stringify(body) } : {}),
  }).catch(() => null)
  if (response?.ok) return { ok: true }
  return { ok: false, sentence: readRefusal(await response?.json().catch(() => null)).message }
}

/** Null if there was no answer that is understood; the previous state then stays. */
export async function readState(
  brochure: string,
  locale: string,
  signal: AbortSignal,
): Promise<ImportPanelState | null> {
  const address = `${root}/brochures/${brochure}/import?locale=${encodeURIComponent(locale)}`
  const response = await fetch(address, { credentials: 'same-origin', signal }).catch(() => null)
  if (!response?.ok) return null
  return stateAnswer.safeParse(await response.json().catch(() => null)).data ?? null
}

export const cancelImport = (brochure: string) => send(`/brochures/${brochure}/import/cancel`, 'POST')

export const retryImport = (brochure: string) => send(`/brochures/${brochure}/import/retry`, 'POST')

export const savePageOrder = (brochure: string, pages: string[]) =>
  send(`/brochures/${brochure}/page-order`, 'POST', { pages })

export const savePage = (page: string, locale: string, change: { hidden: boolean } | { alt: string }) =>
  send(`/brochure-pages/${page}?locale=${encodeURIComponent(locale)}&depth=0`, 'PATCH', change)
