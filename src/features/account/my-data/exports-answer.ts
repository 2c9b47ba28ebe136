import * as z from 'zod/mini'

/** Apart, so that the page loads the schemas only when it asks. */
export const exportsAnswer = z.object({ exports: z.array(z.object({ status: z.string() })) })
