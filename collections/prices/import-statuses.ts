/** `held`: waits until someone accepts or rejects the day. `withdrawn`: taken back. */
export const priceImportStatuses = [
  'queued',
  'running',
  'held',
  'done',
  'failed',
  'rejected',
  'withdrawing',
  'withdrawn',
] as const

export type PriceImportStatus = (typeof priceImportStatuses)[number]

export const isUnderWay: Record<PriceImportStatus, boolean> = {
  queued: true,
  running: true,
  held: false,
  done: false,
  failed: false,
  rejected: false,
  withdrawing: true,
  withdrawn: false,
}

export const decisions = ['waiting', 'accepted', 'refused'] as const

export type ChainDecision = (typeof decisions)[number]
