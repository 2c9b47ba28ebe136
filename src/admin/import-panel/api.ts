import { useCallback, useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import {
  type ImportPanelState,
  importStatuses,
  isUnderWay,
  type LatestImport,
  type PanelPage,
} from '@/domain/brochure-import'
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
  ocr: z.boolean(),
  picture: z.string(),
  width: z.number(),
  height: z.number(),
})

const stateAnswer = z.object({ latest: z.nullable(latest), pages: z.array(page) })

export type SaveOutcome = { ok: true } | { ok: false; sentence?: string }

async function send(path: string, method: 'POST' | 'PATCH', body?: object): Promise<SaveOutcome> {
  const response = await fetch(`${root}${path}`, {
    method,
    credentials: 'same-origin',
    headers: body ? { 'Content-Type': 'application/json' } : {},
    ...(body ? { body: JSON.stringify(body) } : {}),
  }).catch(() => null)
  if (response?.ok) return { ok: true }
  return { ok: false, sentence: readRefusal(await response?.json().catch(() => null)).message }
}

async function readState(brochure: string, locale: string, signal: AbortSignal): Promise<ImportPanelState | null> {
  const address = `${root}/brochures/${brochure}/import?locale=${encodeURIComponent(locale)}`
  const response = await fetch(address, { credentials: 'same-origin', signal }).catch(() => null)
  if (!response?.ok) return null
  return stateAnswer.safeParse(await response.json().catch(() => null)).data ?? null
}

export const cancelImport = (brochure: string) => send(`/brochures/${brochure}/import/cancel`, 'POST')

export const retryImport = (brochure: string) => send(`/brochures/${brochure}/import/retry`, 'POST')

export const readPageFromPicture = (brochure: string, page: number) =>
  send(`/brochures/${brochure}/import/read-page`, 'POST', { page })

export const savePageOrder = (brochure: string, pages: string[]) =>
  send(`/brochures/${brochure}/page-order`, 'POST', { pages })

export const savePage = (page: string, locale: string, change: { hidden: boolean } | { alt: string }) =>
  send(`/brochure-pages/${page}?locale=${encodeURIComponent(locale)}&depth=0`, 'PATCH', change)

const pollMs = 1000

type Watched = { brochure: string | undefined; locale: string; file: string | null }

/** A chosen file that is not saved yet has no import, so polling goes on. */
function unsettled(state: ImportPanelState | null, file: string | null) {
  if (!state) return true
  const { latest } = state
  return (latest && isUnderWay[latest.status]) || (file !== null && latest?.file !== file)
}

/**
 * State of a brochure's import, polled every second while it can change. `changePages` applies a change optimistically,
 * saves it, and then shows the stored state.
 */
export function useImportState({ brochure, locale, file }: Watched) {
  const [state, setState] = useState<ImportPanelState | null>(null)
  const [asked, setAsked] = useState(0)
  const waits = unsettled(state, file)
  const saving = useRef({ open: 0, begun: 0, last: Promise.resolve<SaveOutcome>({ ok: true }) })

  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` asks again
  useEffect(() => {
    if (!brochure) return
    const stop = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      const { begun } = saving.current
      const answer = await readState(brochure, locale, stop.signal)
      if (stop.signal.aborted) return
      // A response that was requested before or during a change would undo the change on the screen.
      if (answer && saving.current.open === 0 && saving.current.begun === begun) setState(answer)
      if (waits) timer = setTimeout(ask, pollMs)
    }
    void ask()
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [brochure, locale, waits, asked])

  const reload = useCallback(() => setAsked((times) => times + 1), [])
  const changePages = useCallback(
    async (pages: PanelPage[], save: () => Promise<SaveOutcome>) => {
      saving.current.open += 1
      saving.current.begun += 1
      setState((now) => (now ? { ...now, pages } : now))
      // Saves run one after another: Payload writes a page as a whole, so concurrent saves could undo each other.
      saving.current.last = saving.current.last.then(save)
      const saved = await saving.current.last
      saving.current.open -= 1
      reload()
      return saved
    },
    [reload],
  )
  return { state, changePages, reload }
}
