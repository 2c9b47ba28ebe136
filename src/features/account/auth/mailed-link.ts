import { z } from 'zod'
import { mailKinds } from './mails/hook-message'

/** The parameters of a mailed link. A code that confirms a change never comes as a link. */
export const linkSchema = z.object({
  token_hash: z.string().min(1).max(300),
  type: z.enum(mailKinds).exclude(['reauthentication']),
})
