import type { TaskConfig } from 'payload'

export const letterKinds = ['received', 'answer'] as const
export type LetterKind = (typeof letterKinds)[number]

/** Queued in the transaction of the change, so that no crash loses the mail; retried while the mail server is unavailable. */
export const mailContactTask: TaskConfig<{
  input: { contactMessage: string; kind: LetterKind }
  output: Record<string, never>
}> = {
  slug: 'mailContact',
  inputSchema: [
    { name: 'contactMessage', type: 'text', required: true },
    { name: 'kind', type: 'select', required: true, options: [...letterKinds] },
  ],
  retries: { attempts: 8, backoff: { type: 'exponential', delay: 30_000 } },
  handler: async ({ input, req }) => {
    const { mailContact } = await import(/* turbopackIgnore: true */ './mails')
    await mailContact(req.payload, input.contactMessage, input.kind)
    return { output: {} }
  },
}
