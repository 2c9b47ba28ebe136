import pg from 'pg'
import { stack } from './stack-ready'

/** Any number, as long as nothing else uses it. */
const lock = 40_417_203

/**
 * One sign-in at a time: Payload rewrites all sessions of an account, so that one of two concurrent ones would be lost.
 */
export async function signingIn<Result>(signIn: () => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: stack().env.DATABASE_URL })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lock])
    // All tests come from one network and share an admin, and together ask more of both than people do.
    await client.query("delete from rate_limits where key like 'auth-address:%' or key like 'auth-account:%'")
    return await signIn()
  } finally {
    await client.end()
  }
}
