import type { PayloadRequest } from 'payload'

/** An autosave writes a draft version only; nothing public changes by it. */
export function isAutosave(req: PayloadRequest): boolean {
  return req.query?.autosave === 'true'
}
