/** Aborted when the process is asked to end; long work then stops at its next safe point. */
export const shutdown = new AbortController()
