import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import type { PoolClient } from 'pg'
import { db } from '@/server/cms'
import { preparedRows } from '@/server/db/prepared-rows'
import type { ReadableDatabase } from '@/server/db/transaction'
import type { PrimaryReason } from '@/server/metrics/recorder'
import type { Replicas } from './open-replicas'
import type { ReadChoice } from './read-scope'
import type { Planning, Replica } from './replica'

/** The rows of a prepared statement about what everybody may see, from a replica where `readPublic` allows it. */
export function publicRows(statement: SQL): Promise<unknown[]> {
  return readPublic('prepared', {
    onReplica: (client) => preparedRows(statement, client),
    onPrimary: () => preparedRows(statement),
  })
}

/** SQL about what everybody may see, on a replica where `readPublic` allows it. */
export async function publicDb(): Promise<ReadableDatabase> {
  const primary = await db()
  return {
    execute: (statement) =>
      readPublic('plain', {
        onReplica: async (client) => await drizzle(client).execute(statement),
        onPrimary: async () => await primary.execute(statement),
      }),
  }
}

interface Read<Result> {
  onReplica: (client: PoolClient) => Promise<Result>
  onPrimary: () => Promise<Result>
}

/**
 * Reads a replica that has replayed every invalidation that this process has heard, else the primary: outside of a
 * public request, without such a replica, and whenever the replica does not answer (decision 99).
 */
async function readPublic<Result>(planning: Planning, { onReplica, onPrimary }: Read<Result>): Promise<Result> {
  const replicas = globalThis.broshuraReplicas
  const choice = globalThis.broshuraReadChoices?.getStore()
  if (!replicas || !choice) return onPrimary()
  choice.from ??= choose(replicas)
  const outcome = await outcomeOf(planning, choice, onReplica)
  const metrics = globalThis.broshuraMetrics
  if ('result' in outcome) {
    metrics?.publicRead('replica', 'covers')
    return outcome.result
  }
  choice.from = 'primary'
  metrics?.publicRead('primary', outcome.refused)
  return onPrimary()
}

/** A replica that rests is passed over; one that is behind has shown it only when it is asked. */
function choose(all: Replicas): Replica | 'primary' {
  if (!all.fence.required) return 'primary'
  const { replicas } = all
  const first = all.next++ % replicas.length
  const inTurn = [...replicas.slice(first), ...replicas.slice(0, first)]
  return inTurn.find(({ isResting }) => !isResting) ?? 'primary'
}

async function outcomeOf<Result>(
  planning: Planning,
  choice: ReadChoice,
  work: Read<Result>['onReplica'],
): Promise<{ result: Result } | { refused: PrimaryReason }> {
  if (!choice.from || choice.from === 'primary') return { refused: 'chosen' }
  return choice.from.read(planning, choice, work)
}
