import type { TaskConfig } from 'payload'

/** Sequential, so that no data is exported while it is being deleted. */
export const personQueue = 'people'

export const mailKinds = ['exportReady', 'deletionPlanned'] as const

export const writeDataExportTask: TaskConfig<{ input: { exportId: string }; output: Record<string, never> }> = {
  slug: 'writeDataExport',
  inputSchema: [{ name: 'exportId', type: 'text', required: true }],
  retries: 0,
  handler: async ({ input, req }) => {
    const { runExport } = await import(/* turbopackIgnore: true */ './export/run-export')
    await runExport(req, input.exportId)
    return { output: {} }
  },
}

/** Queued in the transaction of the change, so that no crash loses the mail; retried while the mail server is unavailable. */
export const mailCustomerTask: TaskConfig<{
  input: { customer: string; kind: (typeof mailKinds)[number] }
  output: Record<string, never>
}> = {
  slug: 'mailCustomer',
  inputSchema: [
    { name: 'customer', type: 'text', required: true },
    { name: 'kind', type: 'select', required: true, options: [...mailKinds] },
  ],
  retries: { attempts: 8, backoff: { type: 'exponential', delay: 30_000 } },
  handler: async ({ input, req }) => {
    const { mailCustomer } = await import(/* turbopackIgnore: true */ './mails')
    await mailCustomer(req.payload, input.customer, input.kind)
    return { output: {} }
  },
}
