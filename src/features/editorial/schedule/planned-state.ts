import { createHash } from 'node:crypto'
import { newestSeen, newestVersion, newestVersions, typedIn } from '@collections/hooks/refuse-stale'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { canonical } from '@/domain/relation-id'
import { transactionOf } from '@/server/db/transaction'
import { readPlannedStates, readSchedules, writePlannedState } from './store'
import type { Scheduled } from './types'

type Version = { _status?: unknown }

/** A fingerprint of a version in every language, without fields that imports and saves set by themselves. */
const stateOf = (version: Version) =>
  createHash('sha256')
    .update(canonical(typedIn(version)))
    .digest('hex')

/**
 * The fingerprint of the newest version, for the editor of a form that was opened with the version of `opened`; null where
 * that editor has not seen it, because somebody else has written since. Undefined without a version.
 */
export async function plannedStateOf(
  req: PayloadRequest,
  { collection, id }: Scheduled,
  opened: string,
): Promise<string | null | undefined> {
  const { newest, isSeen } = await newestSeen(req, { collection, id, loaded: opened })
  if (!newest) return undefined
  return isSeen || isPublic(newest) ? stateOf(newest) : null
}

const isPublic = ({ _status }: Version) => _status === 'published'

export async function changedSince(
  req: PayloadRequest,
  { collection, id }: Scheduled,
  planned: string | null,
): Promise<boolean> {
  return planned !== null && differs(await newestVersion(req, collection, id), planned)
}

/** A version that is public was published by somebody: it is not published unseen. */
const differs = (newest: Version | undefined, planned: string) =>
  newest !== undefined && !isPublic(newest) && stateOf(newest) !== planned

/** Published by hand: a waiting publication does not ask again about what the editor has seen. */
export async function takeAsSeen(req: PayloadRequest, document: Scheduled): Promise<void> {
  const database = await transactionOf(req)
  const planned = await readSchedules(database, document)
  if (!planned.some(({ kind, reason }) => kind === 'publish' && reason === null)) return
  const newest = await newestVersion(req, document.collection, document.id)
  if (newest) await writePlannedState(database, document, stateOf(newest))
}

export async function changedBrochures(payload: Payload, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const planned = await readPlannedStates(payload.db.drizzle, 'brochures', ids)
  if (planned.size === 0) return new Set()
  const newest = await newestVersions(await createLocalReq({}, payload), 'brochures', [...planned.keys()])
  return new Set([...planned].flatMap(([id, state]) => (differs(newest.get(id), state) ? [id] : [])))
}
