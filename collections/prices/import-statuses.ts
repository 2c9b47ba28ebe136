/** A held import waits until someone accepts or rejects its day; a withdrawn one has been taken back. */
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

/** The decision of staff about a chain of a day that keeps its last one; until then it waits. */
export const decisions = ['waiting', 'accepted', 'refused'] as const

export type Decision = (typeof decisions)[number]
