/** `held`: waits until someone accepts or rejects the day. `withdrawn`: taken back. */
export const importStatuses = [
  'queued',
  'running',
  'held',
  'done',
  'failed',
  'rejected',
  'withdrawing',
  'withdrawn',
] as const

export type ImportStatus = (typeof importStatuses)[number]

/** Decision of staff about a chain that keeps its previous day. */
export const decisions = ['waiting', 'accepted', 'refused'] as const

export type Decision = (typeof decisions)[number]
