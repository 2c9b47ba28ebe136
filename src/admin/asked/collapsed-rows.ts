import { z } from 'zod'

const sentRow = z.looseObject({ id: z.string(), isLoading: z.boolean().optional() })
const sentForm = z.object({
  formState: z.record(z.string(), z.looseObject({ rows: z.array(sentRow).optional().catch(undefined) })),
})
const builtForm = z.looseObject({
  state: z.record(z.string(), z.looseObject({ rows: z.array(z.looseObject({ id: z.string() })).optional() })),
})

/**
 * Payload repeats in each answer which rows were collapsed when the form asked, so that a row expanded since then would
 * collapse while somebody types in it. For rows that the form already shows, the browser decides.
 */
export function omitCollapsedRows(args: unknown, answer: unknown): unknown {
  const sent = sentForm.safeParse(args)
  const built = builtForm.safeParse(answer)
  if (!sent.success || !built.success) return answer
  const shown = new Set(
    Object.values(sent.data.formState).flatMap(({ rows = [] }) =>
      rows.filter((row) => !row.isLoading).map(({ id }) => id),
    ),
  )
  const state = Object.entries(built.data.state).map(([path, field]) => {
    const rows = field.rows?.map((row) => (shown.has(row.id) ? omitCollapsed(row) : row))
    return [path, rows ? { ...field, rows } : field]
  })
  return { ...built.data, state: Object.fromEntries(state) }
}

function omitCollapsed({ collapsed: _, ...row }: { [key: string]: unknown; id: string }) {
  return row
}
