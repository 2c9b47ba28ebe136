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
