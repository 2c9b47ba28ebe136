import { z } from 'zod'

const uuidRows = z.array(z.object({ id: z.string() }))
const integerRows = z.array(z.object({ id: z.number() }))

/** The column `id` of rows: of the CMS's tables. */
export const uuidsOf = (rows: unknown): string[] => uuidRows.parse(rows).map(({ id }) => id)

/** The column `id` of rows: of the mass data's tables. */
export const integerIdsOf = (rows: unknown): number[] => integerRows.parse(rows).map(({ id }) => id)
