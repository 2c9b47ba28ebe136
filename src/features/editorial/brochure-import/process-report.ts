import * as z from 'zod/mini'

const page = z.int().check(z.positive())

/** What the process that reads a PDF tells the one that waits for it. */
export const processReport = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('opened'), pages: page }),
  z.object({ kind: z.literal('page-begun'), page }),
  z.object({ kind: z.literal('page-done'), page }),
  z.object({ kind: z.literal('done') }),
  /** `error` is `code` or `code:page`; `detail` is for the log. */
  z.object({ kind: z.literal('failed'), error: z.string(), detail: z.string() }),
])

export type ProcessReport = z.infer<typeof processReport>
