import type { TaskConfig } from 'payload'

/** Sequential, but beside the brochure imports, because a day takes minutes. */
export const priceQueue = 'prices'

export const importPricesTask: TaskConfig<{ input: { importId: string }; output: Record<string, never> }> = {
  slug: 'importPrices',
  inputSchema: [{ name: 'importId', type: 'text', required: true }],
  retries: 0,
  handler: async ({ input, req }) => {
    const { runPriceImport } = await import(/* turbopackIgnore: true */ './run-import')
    await runPriceImport(req, input.importId)
    return { output: {} }
  },
}
