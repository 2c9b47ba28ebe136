/** Aborted when the process was asked to end; long work stops at its next safe place. */
export const shutdown = new AbortController()
