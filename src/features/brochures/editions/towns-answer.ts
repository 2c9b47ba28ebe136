import * as z from 'zod/mini'

export const townsPath = '/api/towns'

export const townsAnswer = z.object({
  towns: z.array(z.object({ slug: z.string(), name: z.string(), latin: z.string() })),
})
