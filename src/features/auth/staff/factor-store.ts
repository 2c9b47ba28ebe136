import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes, randomInt } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { Secret, TOTP } from 'otpauth'
import { z } from 'zod'
import { latinCapitals, mailedLetters } from '@/domain/typed-code'
import { named, setExcluded, tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { env } from '@/server/env'

const period = 30

export function newSecret(): string {
  return new Secret({ size: 20 }).base32
}

export function addressForApp(email: string, secret: string): string {
  return appOf(secret, email).toString()
}

/** The time step of a typed code, the present one or a neighbour; null for a wrong code. */
export function stepOf(secret: string, code: string, now = Date.now()): number | null {
  const delta = appOf(secret).validate({ token: latinCapitals(code), timestamp: now, window: 1 })
  return delta === null ? null : Math.floor(now / 1000 / period) + delta
}

function appOf(secret: string, label = ''): TOTP {
  return new TOTP({
    issuer: 'Broshura',
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period,
  })
}

const algorithm = 'aes-256-gcm'

/** Encrypted for one account: the secret cannot be opened in another account's row. */
export function sealSecret(secret: string, userId: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv(algorithm, key(), iv).setAAD(Buffer.from(userId))
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return [iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url')).join('.')
}

/** Null for anything not sealed with this PAYLOAD_SECRET for this account. */
export function openSecret(sealed: string, userId: string): string | null {
  const [iv, tag, text] = sealed.split('.').map((part) => Buffer.from(part, 'base64url'))
  if (!iv || !tag || !text) return null
  try {
    const decipher = createDecipheriv(algorithm, key(), iv).setAAD(Buffer.from(userId)).setAuthTag(tag)
    return decipher.update(text, undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}

function key(): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', env().PAYLOAD_SECRET, '', 'second factor of staff', 32))
}

const letters = mailedLetters.toLowerCase()
/** Older codes are valid until they are renewed: of 16 letters (80 bits), and of letters that are no longer used. */
const shape = /^(?:[a-z2-9]{16}|[a-z2-9]{24})$/

/** Ten codes of 117 random bits, easy to copy: without letters that look alike. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: 10 }, () => {
    const text = Array.from({ length: 24 }, () => letters[randomInt(letters.length)]).join('')
    return text.replace(/(.{4})(?=.)/g, '$1-')
  })
}

/** The stored hash of a code; null for other text. A code is random enough for a plain hash. */
export function recoveryHash(code: string): string | null {
  const text = latinCapitals(code).toLowerCase()
  return shape.test(text) ? createHash('sha256').update(text).digest('base64url') : null
}

const { staffSecondFactors } = tables

const factorRow = z.object({ secret: z.string(), confirmed: z.boolean() })

export async function readFactor(database: Database, userId: string) {
  const { rows } = await database.execute(sql`
    select ${staffSecondFactors.secret}, ${staffSecondFactors.confirmedAt} is not null as confirmed
      from ${staffSecondFactors} where ${staffSecondFactors.userId} = ${userId}`)
  return rows[0] ? factorRow.parse(rows[0]) : null
}

/** @returns false when a confirmed factor exists */
export async function beginFactor(database: Database, userId: string, secret: string): Promise<boolean> {
  const { rows } = await database.execute(sql`
    insert into ${staffSecondFactors} (${named(staffSecondFactors, 'userId', 'secret')}) values (${userId}, ${secret})
    on conflict (${named(staffSecondFactors, 'userId')}) do update
      set ${setExcluded(staffSecondFactors, 'secret')}
      where ${staffSecondFactors.confirmedAt} is null
    returning 1`)
  return rows.length > 0
}

/** @returns false when the factor was confirmed or begun anew meanwhile */
export async function confirmStaffFactor(
  database: Database,
  { userId, secret, step, codes }: { userId: string; secret: string; step: number; codes: string[] },
): Promise<boolean> {
  const { rows } = await database.execute(sql`
    update ${staffSecondFactors}
      set ${named(staffSecondFactors, 'confirmedAt')} = now(), ${named(staffSecondFactors, 'lastStep')} = ${step},
      ${named(staffSecondFactors, 'recoveryCodes')} = ${arrayOf(codes)}
    where ${staffSecondFactors.userId} = ${userId} and ${staffSecondFactors.secret} = ${secret}
      and ${staffSecondFactors.confirmedAt} is null
    returning 1`)
  return rows.length > 0
}

/** Accepts the code of a time step only once, even for simultaneous requests. */
export async function spendStep(database: Database, userId: string, step: number): Promise<boolean> {
  const { rows } = await database.execute(sql`
    update ${staffSecondFactors} set ${named(staffSecondFactors, 'lastStep')} = ${step}
    where ${staffSecondFactors.userId} = ${userId} and ${staffSecondFactors.confirmedAt} is not null
      and ${staffSecondFactors.lastStep} < ${step}
    returning 1`)
  return rows.length > 0
}

export async function spendRecoveryCode(database: Database, userId: string, hash: string): Promise<boolean> {
  const { rows } = await database.execute(sql`
    update ${staffSecondFactors}
      set ${named(staffSecondFactors, 'recoveryCodes')} = array_remove(${staffSecondFactors.recoveryCodes}, ${hash})
    where ${staffSecondFactors.userId} = ${userId} and ${staffSecondFactors.confirmedAt} is not null
      and ${hash} = any(${staffSecondFactors.recoveryCodes})
    returning 1`)
  return rows.length > 0
}

export async function replaceRecoveryCodes(database: Database, userId: string, codes: string[]): Promise<void> {
  await database.execute(sql`
    update ${staffSecondFactors} set ${named(staffSecondFactors, 'recoveryCodes')} = ${arrayOf(codes)}
      where ${staffSecondFactors.userId} = ${userId}`)
}

export async function removeStaffFactor(database: Database, userId: string): Promise<boolean> {
  const { rows } = await database.execute(sql`
    delete from ${staffSecondFactors} where ${staffSecondFactors.userId} = ${userId}
      and ${staffSecondFactors.confirmedAt} is not null returning 1`)
  return rows.length > 0
}

function arrayOf(texts: string[]) {
  return sql`array[${sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  )}]::text[]`
}
