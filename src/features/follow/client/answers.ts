import * as z from 'zod/mini'
import { type Follow, followKinds } from '../types'

const follow: z.ZodMiniType<Follow> = z.object({
  id: z.string(),
  kind: z.enum(followKinds),
  value: z.string(),
  name: z.string(),
  targetCents: z.nullable(z.number()),
  mails: z.boolean(),
})

/** Everything that the account follows. */
export const followsAnswer = z.object({ follows: z.array(follow) })
