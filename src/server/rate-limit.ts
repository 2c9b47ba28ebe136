import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import type { QueryConfig } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible'
import { env } from './env'

export interface Limit {
  name: string
  points: number
  /** Seconds until the points are refilled. */
  seconds: number
}

const limiters = new Map<string, RateLimiterPostgres>()

function limiterOf(cms: Payload, limit: Limit): RateLimiterPostgres {
  const made = limiters.get(limit.name) ?? openLimiter(cms, limit)
  limiters.set(limit.name, made)
  return made
}

function openLimiter({ db }: Payload, { name, points, seconds }: Limit): RateLimiterPostgres {
  const common = { keyPrefix: name, points, duration: seconds }
  return new RateLimiterPostgres({
    ...common,
    storeType: 'client',
    storeClient: { query: (statement: QueryConfig) => db.pool.query(isPooled() ? withoutName(statement) : statement) },
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: true,
    insuranceLimiter: new RateLimiterMemory(common),
  })
}

/**
 * Behind a pooler in transaction mode each statement gets another connection, on which prepared statements are unknown.
 */
const isPooled = () => env().DATABASE_DIRECT_URL !== undefined

const withoutName = ({ text, values }: QueryConfig): QueryConfig => ({ text, values })

export async function takePoint(cms: Payload, limit: Limit, key: string, count = 1): Promise<boolean> {
  return (await countPoint(cms, limit, key, count)) <= limit.points
}

/**
 * Takes `count` points from `key` even when none is left.
 * @returns how many were taken within the limit's period
 */
export async function countPoint(cms: Payload, limit: Limit, key: string, count = 1): Promise<number> {
  const { consumedPoints } = await limiterOf(cms, limit)
    .consume(key, count)
    .catch((refused: RateLimiterRes | Error) => {
      if (refused instanceof Error) throw refused
      return refused
    })
  return consumedPoints
}

export async function givePoint(cms: Payload, limit: Limit, key: string): Promise<void> {
  await limiterOf(cms, limit).reward(key)
}

export async function clearPoints(cms: Payload, limit: Limit, key: string): Promise<void> {
  await limiterOf(cms, limit).delete(key)
}

/** Addresses and accounts are stored as hashes only, so that a key holds no personal data. */
export function hiddenKey(text: string): string {
  return createHash('sha256').update(text.trim().toLowerCase()).digest('base64url')
}
