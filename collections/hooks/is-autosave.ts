import type { PayloadRequest } from 'payload'

/** An autosave of a draft only writes a version, so nothing public changes. `document` is what was saved. */
export function isAutosave(req: PayloadRequest, document: { _status?: unknown }): boolean {
  return req.query?.autosave === 'true' && req.query.draft === 'true' && document._status === 'draft'
}
