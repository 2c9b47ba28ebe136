import type { CsvAnswer } from '@/features/offer-editing/csv/import-csv'

export type CsvReply = { state: 'plan' | 'done' | 'changed'; answer: CsvAnswer } | { state: 'failed' | 'tooLarge' }

/** Without `apply` a dry run. `changed`: the offers are no longer those of the plan; the new plan comes along. */
export async function sendCsv(
  brochure: string,
  file: Blob,
  { remove, apply }: { remove: boolean; apply?: string },
): Promise<CsvReply> {
  const query = new URLSearchParams({ ...(remove && { remove: '1' }), ...(apply && { apply }) })
  const response = await fetch(`/api/cms/brochures/${brochure}/offers.csv?${query}`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'text/csv' },
    body: file,
  }).catch(() => null)
  if (response?.status === 413) return { state: 'tooLarge' }
  if (!response || (!response.ok && response.status !== 409)) return { state: 'failed' }
  const answer: CsvAnswer = await response.json()
  if (!apply) return { state: 'plan', answer }
  return { state: answer.done ? 'done' : 'changed', answer }
}
