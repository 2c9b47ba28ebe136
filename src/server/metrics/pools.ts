interface CountedPool {
  totalCount: number
  idleCount: number
  waitingCount: number
}

declare global {
  // Next bundles its parts separately, so a module variable would exist more than once.
  var broshuraPools: Record<string, CountedPool> | undefined
}

/** A later pool of that name takes the place of an earlier one. */
export function countPool(name: 'cms' | 'prepared' | 'jobs', pool: CountedPool): void {
  globalThis.broshuraPools = { ...globalThis.broshuraPools, [name]: pool }
}
