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

export const decisions = ['waiting', 'accepted', 'refused'] as const

export type Decision = (typeof decisions)[number]
