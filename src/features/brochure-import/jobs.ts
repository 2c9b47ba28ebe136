import type { TaskConfig } from 'payload'

export const importQueue = 'imports'

/**
 * Turns a PDF into the pages of a brochure. The rendering is loaded in the worker process only: the web server reads
 * this configuration too, and its bundle must not carry pdf.js and two picture libraries.
 */
export const importBrochureTask: TaskConfig<{ input: { importId: string }; output: Record<string, never> }> = {
  slug: 'importBrochure',
  inputSchema: [{ name: 'importId', type: 'text', required: true }],
  retries: 0,
  handler: async ({ input, req }) => {
    const { runImport } = await import(/* turbopackIgnore: true */ './run-import')
    await runImport(req, input.importId)
    return { output: {} }
  },
}
