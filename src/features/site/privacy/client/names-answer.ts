import * as z from 'zod/mini'

/** The names of the cookies that scripts cannot read; apart, so that the page loads the schemas later. */
export const namesAnswer = z.object({ names: z.array(z.string()) })
