import { z } from 'zod'

const uuidRows = z.array(z.object({ id: z.string() }))
const integerRows = z.array(z.object({ id: z.number() }))

export const uuidsOf = (rows: unknown): string[] => uuidRows.parse(rows).map(({ id }) => id)

export const integerIdsOf = (rows: unknown): number[] => integerRows.parse(rows).map(({ id }) => id)
