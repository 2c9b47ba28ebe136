import * as z from 'zod/mini'

type Answer<Plan> = { done: boolean; plan: Plan }

export type CsvReply<Plan> =
  | { state: 'plan' | 'done' | 'changed'; answer: Answer<Plan> }
  | { state: 'failed' | 'tooLarge' }

/** An endpoint that imports a table, and what is read of its plans. */
export type CsvTable<Plan> = { url: string; plan: z.ZodMiniType<Plan> }

/** Without `apply` a dry run. `changed`: the stored data has changed since the plan was made; the new plan is returned. */
export async function sendCsv<Plan>(
  { url, plan }: CsvTable<Plan>,
  file: Blob,
  { remove, apply }: { remove: boolean; apply?: string },
): Promise<CsvReply<Plan>> {
  const query = new URLSearchParams({ ...(remove && { remove: '1' }), ...(apply && { apply }) })
  const response = await fetch(`${url}?${query}`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'text/csv' },
    body: file,
  }).catch(() => null)
  if (response?.status === 413) return { state: 'tooLarge' }
  if (!response || (!response.ok && response.status !== 409)) return { state: 'failed' }
  const { data: answer } = z.object({ done: z.boolean(), plan }).safeParse(await response.json().catch(() => null))
  if (!answer) return { state: 'failed' }
  if (!apply) return { state: 'plan', answer }
  return { state: answer.done ? 'done' : 'changed', answer }
}
