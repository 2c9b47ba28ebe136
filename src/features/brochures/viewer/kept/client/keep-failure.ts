export type KeepFailureKind = 'offline' | 'full' | 'tooLarge' | 'gone' | 'refused' | 'failed'

export class KeepFailure extends Error {
  override name = 'KeepFailure'

  constructor(readonly kind: KeepFailureKind) {
    super(kind)
  }
}

/** Browsers say by the name of an error that storage is full or forbidden. */
export function failureKindOf(error: unknown): KeepFailureKind {
  if (error instanceof KeepFailure) return error.kind
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  if (name === 'QuotaExceededError') return 'full'
  return name === 'SecurityError' || name === 'NotAllowedError' ? 'refused' : 'failed'
}
