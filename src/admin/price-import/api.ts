import type { PriceImport } from '@payload-types'
import type { DayReport } from '@/features/open-prices/report'

const address = (id: string) => `/api/cms/price-imports/${id}`

export type ShownImport = Pick<
  PriceImport,
  'id' | 'status' | 'day' | 'dryRun' | 'filesDone' | 'fileCount' | 'chain' | 'error' | 'rowsRejected'
> & { report?: DayReport | null }

/** Null if there was no response; the previous state then stays. */
export async function readImport(id: string, signal: AbortSignal): Promise<ShownImport | null> {
  const response = await fetch(`${address(id)}?depth=0`, { credentials: 'same-origin', signal }).catch(() => null)
  if (!response?.ok) return null
  const shown: ShownImport = await response.json()
  return shown
}

export async function retryImport(id: string): Promise<void> {
  await fetch(`${address(id)}/retry`, { method: 'POST', credentials: 'same-origin' }).catch(() => null)
}

export const rejectedRows = (id: string) => `${address(id)}/rejected.csv`
