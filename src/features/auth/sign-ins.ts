import { sql } from '@payloadcms/db-postgres'
import { type Payload, ValidationError } from 'payload'
import { z } from 'zod'
import type { Customer } from '@/../payload-types'
import { roughPlace } from '@/server/client-network'
import { named, tables } from '@/server/db/tables'
import type { Claims } from './auth-server'

const { customers, signIns } = tables

const minutesBetweenSightings = 5
/** Days that an ended sign-in is kept, and an unused one: as long as its cookie lives. */
const endedDays = 90
const unusedDays = 400

const knownRows = z.array(z.object({ ended: z.boolean(), stale: z.boolean() }))

/**
 * Records a session: created at its first request, updated at most every 5 minutes.
 * @returns false when the session was ended in the security centre, even if the record of that is gone
 */
export async function recordSignIn(
  cms: Payload,
  customer: Customer,
  { session_id, aal, amr }: Claims,
  seenBy: Headers,
): Promise<boolean> {
  const userAgent = seenBy.get('user-agent')?.slice(0, 400) ?? ''
  const { rows } = await cms.db.drizzle.execute(sql`
    select ${signIns.endedAt} is not null as ended,
      ${signIns.lastSeenAt} < now() - make_interval(mins => ${minutesBetweenSightings})
        or ${signIns.level}::text <> ${aal} as stale
    from ${signIns} where ${signIns.sessionId} = ${session_id}`)
  const known = knownRows.parse(rows)[0]
  if (known && !known.stale) return !known.ended
  if (known?.ended || (!known && isOlderThanRecords(amr))) return false
  const data = { lastSeenAt: new Date().toISOString(), place: roughPlace(seenBy), level: aal }
  if (known) return seeAgain(cms, session_id, data)
  await cms
    .create({
      collection: 'sign-ins',
      data: { ...data, customer: customer.id, sessionId: session_id, userAgent, device: deviceName(userAgent) },
      depth: 0,
    })
    .catch((error: unknown) => {
      // Another request of the session was first: `sessionId` is unique.
      if (!(error instanceof ValidationError)) throw error
    })
  return true
}

type Sighting = { lastSeenAt: string; place: string | null; level: Claims['aal'] }

/** A session that is ended at the same moment stays ended. */
async function seeAgain(cms: Payload, session: string, { lastSeenAt, place, level }: Sighting): Promise<boolean> {
  const { rows } = await cms.db.drizzle.execute(sql`
    update ${signIns} set ${named(signIns, 'lastSeenAt')} = ${lastSeenAt}, ${named(signIns, 'place')} = ${place},
      ${named(signIns, 'level')} = ${level}, ${named(signIns, 'updatedAt')} = now()
    where ${signIns.sessionId} = ${session} and ${signIns.endedAt} is null returning ${signIns.id}`)
  return rows.length > 0
}

/** The first sign-in of an account is on a new device too, and needs no notice. */
export async function hasSignedInBefore(cms: Payload, { id }: Pick<Customer, 'id'>): Promise<boolean> {
  const { rows } = await cms.db.drizzle.execute(sql`
    select 1 from ${signIns} where ${signIns.customerId} = ${id} limit 1`)
  return rows.length > 0
}

/** An unrecorded session older than the records may have been ended, so its owner must sign in again. */
function isOlderThanRecords(amr: Claims['amr'], now = Date.now()): boolean {
  return amr.some(({ timestamp }) => timestamp * 1000 < now - endedDays * 86_400_000)
}

/** `seed/content/legal/gdpr` tells customers how long sign-ins are kept. @returns the number of removed records */
export async function removeOldSignIns(cms: Payload, now = new Date()): Promise<number> {
  const at = sql`${now.toISOString()}::timestamptz`
  const { rowCount } = await cms.db.drizzle.execute(sql`
    delete from ${signIns} where ${signIns.endedAt} < ${at} - make_interval(days => ${endedDays})
      or (${signIns.endedAt} is null and ${signIns.lastSeenAt} < ${at} - make_interval(days => ${unusedDays}))`)
  return rowCount ?? 0
}

/** Sessions end at once, not only when their tokens expire. */
export async function endSignIns(
  cms: Payload,
  { sub, session_id }: Claims,
  scope: 'local' | 'global' | 'others',
): Promise<void> {
  const which = {
    local: sql`${signIns.sessionId} = ${session_id}`,
    global: sql`true`,
    others: sql`${signIns.sessionId} <> ${session_id}`,
  }[scope]
  await cms.db.drizzle.execute(sql`
    update ${signIns} set ${named(signIns, 'endedAt')} = now() from ${customers}
    where ${customers.id} = ${signIns.customerId} and ${customers.supabaseId} = ${sub} and ${signIns.endedAt} is null
      and ${which}`)
}

/** The auth server ends sessions below aal2 when another session gives the code; our record follows. */
export async function endLowerSignIns(cms: Payload, { sub, session_id }: Claims): Promise<void> {
  await cms.db.drizzle.execute(sql`
    update ${signIns} set ${named(signIns, 'endedAt')} = now() from ${customers}
    where ${customers.id} = ${signIns.customerId} and ${customers.supabaseId} = ${sub} and ${signIns.endedAt} is null
      and ${signIns.level} = 'aal1' and ${signIns.sessionId} <> ${session_id}`)
}

const browsers: [RegExp, string][] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/\S+ .*Safari\//, 'Safari'],
]

const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/** For example "Chrome, Android"; empty for an unknown user agent. */
export function deviceName(userAgent: string): string {
  const named = (list: [RegExp, string][]) => list.find(([pattern]) => pattern.test(userAgent))?.[1]
  return [named(browsers), named(systems)].filter(Boolean).join(', ')
}
