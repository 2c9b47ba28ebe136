import { isUnderWay, priceImportStatuses } from '@collections/prices/import-statuses'
import { useCallback, useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { dayReport } from '@/features/price-data/import/report'

const address = (id: string) => `/api/cms/price-imports/${id}`

const count = z.nullish(z.number())
const text = z.nullish(z.string())

/** Import as returned by the API; a dry run and a failed import may have no report. */
const shownImport = z.object({
  id: z.string(),
  status: z.enum(priceImportStatuses),
  day: text,
  dryRun: z.nullish(z.boolean()),
  filesDone: count,
  fileCount: count,
  chain: text,
  error: text,
  filename: text,
  source: text,
  rowsRejected: count,
  report: z.catch(z.nullish(dayReport), null),
})
export type ShownImport = z.infer<typeof shownImport>

/** Null on a failed request; the previous state then stays. */
async function readImport(id: string, signal: AbortSignal): Promise<ShownImport | null> {
  const response = await fetch(`${address(id)}?depth=0`, { credentials: 'same-origin', signal }).catch(() => null)
  if (!response?.ok) return null
  return shownImport.safeParse(await response.json().catch(() => null)).data ?? null
}

export type ImportAction = 'retry' | 'accept' | 'reject' | 'withdraw'

/** False if nothing was done, or if no answer came. */
async function post(path: string): Promise<boolean> {
  const response = await fetch(path, { method: 'POST', credentials: 'same-origin' }).catch(() => null)
  return response?.ok ?? false
}

export const actOnImport = (id: string, action: ImportAction): Promise<boolean> => post(`${address(id)}/${action}`)

/** Decisions about a chain that was left out of a published day. */
export type ChainAction = 'accept' | 'refuse'

export const decideChain = (id: string, number: string, action: ChainAction): Promise<boolean> =>
  post(`${address(id)}/chains/${encodeURIComponent(number)}/${action}`)

export const rejectedRows = (id: string) => `${address(id)}/rejected.csv`

const pollMs = 1000

export function usePriceImport(id: string | undefined) {
  const [shown, setShown] = useState<ShownImport | null>(null)
  const [asked, setAsked] = useState(0)
  const waits = !shown || isUnderWay[shown.status]

  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` asks again
  useEffect(() => {
    if (!id) return
    const stop = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      const answer = await readImport(id, stop.signal)
      if (stop.signal.aborted) return
      if (answer) setShown(answer)
      if (waits) timer = setTimeout(ask, pollMs)
    }
    void ask()
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [id, waits, asked])

  return { shown, reload: useCallback(() => setAsked((times) => times + 1), []) }
}
