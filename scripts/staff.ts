import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { allowNoFactor, resetFactorOf } from '@/features/auth/staff/recover'
import { directDatabaseUrl } from '@/server/env'

const usage = `npm run staff -- allow-no-factor        nobody of the staff needs a second factor any more
npm run staff -- reset-factor EMAIL     takes the second factor from an account and ends its sessions`

/** For the operator, when no admin can enter the CMS any more. */
async function main() {
  const [what, email, ...more] = process.argv.slice(2)
  const isKnown = (what === 'allow-no-factor' && !email) || (what === 'reset-factor' && email)
  if (!isKnown || more.length > 0) throw new Error(usage)
  const client = new Client({ connectionString: directDatabaseUrl(), application_name: 'broshura staff' })
  await client.connect()
  try {
    const done = await drizzle({ client }).transaction((transaction) =>
      email ? resetFactorOf(transaction, email) : allowNoFactor(transaction),
    )
    console.log(done)
  } finally {
    await client.end()
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
