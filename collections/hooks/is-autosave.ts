import type { PayloadRequest } from 'payload'

/** An autosave of a draft writes a version only; nothing public changes by it. `document` is what was saved. */
export function isAutosave(req: PayloadRequest, document: { _status?: unknown }): boolean {
  return req.query?.autosave === 'true' && req.query.draft === 'true' && document._status === 'draft'
}
