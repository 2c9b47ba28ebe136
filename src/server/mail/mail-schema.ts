import { z } from 'zod'

export const mailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  messageId: z.string().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  replyTo: z.string().optional(),
})

export type Mail = z.infer<typeof mailSchema>
