import type * as z from 'zod/mini'
import type { ChangesInput, Conflict, OfferEditorState } from '@/features/editorial/offers/editing/types'
import type { BrochureTexts } from '@/features/editorial/offers/proposals/propose-for-brochure'
import { changedAnswer, conflictAnswer, deskAnswer, textsAnswer } from './editor-answers'

const address = (brochure: string, path = '') => `/api/cms/brochures/${brochure}/offers${path}`

type Changed = z.infer<typeof changedAnswer>
export type Answer =
  | { state: 'done'; desk: Changed }
  | { state: 'conflict'; conflicts: Conflict[] }
  | { state: 'failed' }

const ask = (url: string, init?: RequestInit) => fetch(url, { credentials: 'same-origin', ...init }).catch(() => null)

/** Null where no answer came, or none that is understood. */
async function answerOf<T>(shape: z.ZodMiniType<T>, response: Response | null): Promise<T | null> {
  return shape.safeParse(await response?.json().catch(() => null)).data ?? null
}

async function read<T>(shape: z.ZodMiniType<T>, url: string, init?: RequestInit): Promise<T | null> {
  const response = await ask(url, init)
  return response?.ok ? answerOf(shape, response) : null
}

export const fetchOfferEditor = (brochure: string): Promise<OfferEditorState | null> =>
  read(deskAnswer, address(brochure))

/** Without an answer there is nothing else to choose from; everything else goes on. */
export async function readTexts(brochure: string): Promise<BrochureTexts> {
  return (await read(textsAnswer, address(brochure, '/texts'))) ?? { pages: [], lessons: [] }
}

export const proposeAgain = (brochure: string): Promise<OfferEditorState | null> =>
  read(deskAnswer, address(brochure, '/propose'), { method: 'POST' })

export async function sendChanges(brochure: string, changes: ChangesInput): Promise<Answer> {
  const response = await ask(address(brochure), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(changes),
  })
  if (response?.status === 409) {
    const refused = await answerOf(conflictAnswer, response)
    return refused ? { state: 'conflict', ...refused } : { state: 'failed' }
  }
  const desk = response?.ok ? await answerOf(changedAnswer, response) : null
  return desk ? { state: 'done', desk } : { state: 'failed' }
}
