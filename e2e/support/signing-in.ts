import pg from 'pg'
import { stack } from './stack-ready'

/** An arbitrary number for the advisory lock; it must be unique. */
const lock = 40_417_203

/** One sign-in at a time: Payload rewrites all sessions of an account, so concurrent sign-ins lose one. */
export async function signingIn<Result>(signIn: () => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: stack().env.DATABASE_URL })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lock])
    // All tests share a network and an admin, and together exceed the limits for both.
    await client.query("delete from rate_limits where key like 'auth-address:%' or key like 'auth-account:%'")
    return await signIn()
  } finally {
    await client.end()
  }
}
