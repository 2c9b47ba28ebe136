import { z } from 'zod'

const begun = z.object({ secret: z.string(), picture: z.string() })
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

export type Begun = z.infer<typeof begun>

export const readBegun = (body: unknown): Begun => begun.parse(body)

export const readCodes = (body: unknown): string[] => recoveryCodes.parse(body).recoveryCodes
