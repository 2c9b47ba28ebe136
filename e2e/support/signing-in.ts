import pg from 'pg'
import { stack } from './stack-ready'

/** All tests share a network and an admin, and together exceed the limits for both. */
export async function signingIn<Result>(signIn: () => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: stack().env.DATABASE_URL })
  await client.connect()
  try {
    await client.query("delete from rate_limits where key like 'auth-address:%' or key like 'auth-account:%'")
    return await signIn()
  } finally {
    await client.end()
  }
}
