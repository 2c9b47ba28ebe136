import { z } from 'zod'
import { mailKinds } from './mails/hook-message'

/** What a mailed link carries. A code that confirms a change is never a link. */
export const linkSchema = z.object({
  token_hash: z.string().min(1).max(300),
  type: z.enum(mailKinds).exclude(['reauthentication']),
})
