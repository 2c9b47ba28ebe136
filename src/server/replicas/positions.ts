import { z } from 'zod'

/** A position in the write-ahead log, which Postgres writes as the two hexadecimal halves of 64 bits. */
export const walPosition = z
  .string()
  .regex(/^[0-9A-F]{1,8}\/[0-9A-F]{1,8}$/i)
  .transform((text) => {
    const [high, low] = text.split('/')
    return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
  })

/**
 * Positions are comparable within one history only: that of a cluster (`system`) on one timeline, which a promotion
 * ends.
 */
const history = { system: z.string(), timeline: z.number().int(), database: z.string() }

export const primaryPosition = z.object({ ...history, position: walPosition })
export type PrimaryPosition = z.infer<typeof primaryPosition>

/**
 * `position` is null on a server that replays nothing. `server` is the start of the server, which tells apart those
 * that a balancer hides behind one address.
 */
export const replicaState = z.object({
  ...history,
  position: walPosition.nullable(),
  standby: z.boolean(),
  server: z.string(),
})
export type ReplicaState = z.infer<typeof replicaState>

/**
 * The position at which records are inserted: that of the flush may be before a commit that has been notified
 * already (`synchronous_commit=off`). Files of the log are named by the timeline in their first 8 digits.
 */
export const primaryQuery = `
  select pg_current_wal_insert_lsn()::text as position, system_identifier::text as system,
    ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::int as timeline,
    current_database()::text as database
  from pg_control_system()`

/** A standby has written down its timeline at its last restart point or flush: it is on this one at least. */
export const replicaQuery = `
  select pg_last_wal_replay_lsn()::text as position, system_identifier::text as system,
    greatest(timeline_id, min_recovery_end_timeline) as timeline, current_database()::text as database,
    pg_is_in_recovery() as standby, pg_postmaster_start_time()::text as server
  from pg_control_system(), pg_control_checkpoint(), pg_control_recovery()`

/** `other` is no replica of this primary, or none any more. */
export type Standing = 'covers' | 'behind' | 'other'

/** Whether a statement that begins now on this server sees everything up to the required position. */
export function standingOf(required: PrimaryPosition, seen: ReplicaState): Standing {
  const isOfPrimary =
    seen.standby &&
    seen.system === required.system &&
    seen.timeline === required.timeline &&
    seen.database === required.database
  if (!isOfPrimary || seen.position === null) return 'other'
  return seen.position >= required.position ? 'covers' : 'behind'
}
