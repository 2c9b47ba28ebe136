import { z } from 'zod'

export const mailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** A mail of the same id is handed to the mail server once. */
  messageId: z.string().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  /** Where replies go, if not to us. */
  replyTo: z.string().optional(),
})

export type Mail = z.infer<typeof mailSchema>
