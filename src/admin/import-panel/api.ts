import type { ImportPanelState } from '@/domain/import-panel'

const root = '/api/cms'

async function send(path: string, method: 'POST' | 'PATCH', body?: object): Promise<boolean> {
  const response = await fetch(`${root}${path}`, {
    method,
    credentials: 'same-origin',
    headers: body ? { 'Content-Type': 'application/json' } : {},
    ...(body ? { body: JSON.stringify(body) } : {}),
  }).catch(() => null)
  return response?.ok ?? false
}

/** Null if there was no response; the previous state then stays. */
export async function readState(
  brochure: string,
  locale: string,
  signal: AbortSignal,
): Promise<ImportPanelState | null> {
  const address = `${root}/brochures/${brochure}/import?locale=${encodeURIComponent(locale)}`
  const response = await fetch(address, { credentials: 'same-origin', signal }).catch(() => null)
  if (!response?.ok) return null
  const state: ImportPanelState = await response.json()
  return state
}

export const cancelImport = (brochure: string) => send(`/brochures/${brochure}/import/cancel`, 'POST')

export const retryImport = (brochure: string) => send(`/brochures/${brochure}/import/retry`, 'POST')

export const savePageOrder = (brochure: string, pages: string[]) =>
  send(`/brochures/${brochure}/page-order`, 'POST', { pages })

export const savePage = (page: string, locale: string, change: { hidden: boolean } | { alt: string }) =>
  send(`/brochure-pages/${page}?locale=${encodeURIComponent(locale)}&depth=0`, 'PATCH', change)
