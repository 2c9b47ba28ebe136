import type { Database } from '@/server/db/transaction'
import { readFactor, spendRecoveryCode, spendStep } from './factor-store'
import { recoveryHash } from './recovery-codes'
import { openSecret } from './sealed-secret'
import { stepOf } from './totp'

/** Which kind of code this is that has not been used, and is used up now; null for a wrong one. */
export async function takeCode(database: Database, userId: string, given: string): Promise<'app' | 'recovery' | null> {
  const hash = recoveryHash(given)
  if (hash) return (await spendRecoveryCode(database, userId, hash)) ? 'recovery' : null
  const factor = await readFactor(database, userId)
  const secret = factor?.confirmed ? openSecret(factor.secret, userId) : null
  const step = secret ? stepOf(secret, given.replace(/\s/g, '')) : null
  return step !== null && (await spendStep(database, userId, step)) ? 'app' : null
}
