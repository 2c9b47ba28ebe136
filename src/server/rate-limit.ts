import { createHash } from 'node:crypto'
import type { QueryConfig } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible'
import { cmsSystem } from './cms'

export interface Limit {
  /** Names the limit in the store. */
  name: string
  points: number
  /** Seconds until the points are there again. */
  seconds: number
}

const limiters = new Map<string, Promise<RateLimiterPostgres>>()

/** Counts for all processes in the database; while that is not reachable, each process counts by itself. */
function limiterOf({ name, points, seconds }: Limit): Promise<RateLimiterPostgres> {
  const made = limiters.get(name) ?? open()
  limiters.set(name, made)
  return made

  async function open() {
    const common = { keyPrefix: name, points, duration: seconds }
    const { pool } = (await cmsSystem()).db
    return new RateLimiterPostgres({
      ...common,
      storeType: 'client',
      // Without the names that it gives to its statements: a pooler in transaction mode breaks named ones.
      storeClient: { query: ({ text, values }: QueryConfig) => pool.query(text, values) },
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: true,
      insuranceLimiter: new RateLimiterMemory(common),
    })
  }
}

/** Takes a point, or several, from `key`. @returns whether they were there */
export async function takePoint(limit: Limit, key: string, count = 1): Promise<boolean> {
  const limiter = await limiterOf(limit)
  return limiter.consume(key, count).then(
    () => true,
    (refused: RateLimiterRes | Error) => {
      if (refused instanceof Error) throw refused
      return false
    },
  )
}

/** Whether `key` has a point left; takes none. */
export async function hasPoint(limit: Limit, key: string): Promise<boolean> {
  const left = await (await limiterOf(limit)).get(key)
  return left === null || left.remainingPoints > 0
}

/** Gives one point back to `key`. */
export async function givePoint(limit: Limit, key: string): Promise<void> {
  await (await limiterOf(limit)).reward(key)
}

/** Gives back everything that was taken from `key`. */
export async function forgetPoints(limit: Limit, key: string): Promise<void> {
  await (await limiterOf(limit)).delete(key)
}

/** A key without personal data: addresses and accounts are only stored as hashes. */
export function hiddenKey(text: string): string {
  return createHash('sha256').update(text.trim().toLowerCase()).digest('base64url')
}
