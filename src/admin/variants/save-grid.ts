import * as z from 'zod/mini'
import { cellColumns, cellProblems, type StockReason } from '@/features/shop/goods/variants/plan-words'
import { changedRows, type GridRow } from './grid-rows'

const cells = z.record(z.enum(cellColumns), z.string())
const answerShape = z.object({
  done: z.boolean(),
  errors: z.array(
    z.object({ row: z.number(), column: z.enum(cellColumns), problem: z.enum(cellProblems), value: z.string() }),
  ),
  rows: z.array(z.object({ id: z.string(), cells, reserved: z.number() })),
})

export type CellError = z.infer<typeof answerShape>['errors'][number] & { key: string | null }

/**
 * Null if the request failed. Errors name their row by `key`. The same idempotency key is sent until an answer comes,
 * so that stock is not changed twice.
 */
export async function saveGrid(
  product: string,
  table: { key: string; rows: GridRow[]; removed: string[]; reason: StockReason },
) {
  const changed = changedRows(table.rows)
  const response = await fetch(`/api/cms/variants/${product}/table`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      key: table.key,
      reason: table.reason,
      removed: table.removed,
      rows: changed.map(({ id, seen, cells: typed, priceConfirmed }) => ({ id, seen, cells: typed, priceConfirmed })),
    }),
  }).catch(() => null)
  if (!response?.ok) return null
  const { data: answer } = answerShape.safeParse(await response.json().catch(() => null))
  if (!answer) return null
  const errors: CellError[] = answer.errors.map((error) => ({ ...error, key: changed[error.row]?.key ?? null }))
  return { ...answer, errors }
}
