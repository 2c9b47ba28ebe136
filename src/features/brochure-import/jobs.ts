import type { TaskConfig } from 'payload'

/** Turns a PDF into the pages of a brochure. */
export const importBrochureTask: TaskConfig<{ input: { importId: string }; output: Record<string, never> }> = {
  slug: 'importBrochure',
  inputSchema: [{ name: 'importId', type: 'text', required: true }],
  retries: 0,
  handler: async () => ({ output: {} }),
}
