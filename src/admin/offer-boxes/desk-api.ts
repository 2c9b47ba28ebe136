import type { ChangesInput, Conflict, DeskState } from '@/features/offer-editing/types'
import type { BrochureTexts } from '@/features/offer-proposals/propose-for-brochure'

const address = (brochure: string, path = '') => `/api/cms/brochures/${brochure}/offers${path}`

type Changed = DeskState & { created: string[] }
export type Answer =
  | { state: 'done'; desk: Changed }
  | { state: 'conflict'; conflicts: Conflict[] }
  | { state: 'failed' }

/** Null: no answer came. */
export async function readDesk(brochure: string): Promise<DeskState | null> {
  const response = await fetch(address(brochure), { credentials: 'same-origin' }).catch(() => null)
  if (!response?.ok) return null
  const state: DeskState = await response.json()
  return state
}

/** Without an answer there is nothing else to choose from; everything else goes on. */
export async function readTexts(brochure: string): Promise<BrochureTexts> {
  const response = await fetch(address(brochure, '/texts'), { credentials: 'same-origin' }).catch(() => null)
  if (!response?.ok) return { pages: [], lessons: [] }
  const texts: BrochureTexts = await response.json()
  return texts
}

export async function proposeAgain(brochure: string): Promise<DeskState | null> {
  const response = await fetch(address(brochure, '/propose'), { method: 'POST', credentials: 'same-origin' }).catch(
    () => null,
  )
  if (!response?.ok) return null
  const state: DeskState = await response.json()
  return state
}

export async function sendChanges(brochure: string, changes: ChangesInput): Promise<Answer> {
  const response = await fetch(address(brochure), {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(changes),
  }).catch(() => null)
  if (response?.status === 409) {
    const { conflicts }: { conflicts: Conflict[] } = await response.json()
    return { state: 'conflict', conflicts }
  }
  if (!response?.ok) return { state: 'failed' }
  const desk: Changed = await response.json()
  return { state: 'done', desk }
}
