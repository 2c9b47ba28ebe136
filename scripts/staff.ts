import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { allowNoFactor, resetFactorOf } from '@/features/auth/staff/recover'
import { directDatabaseUrl } from '@/server/env'

const usage = `npm run staff -- admin EMAIL            makes an account for an admin and mails a link to choose its password
npm run staff -- allow-no-factor        nobody of the staff needs a second factor any more
npm run staff -- reset-factor EMAIL     takes the second factor from an account and ends its sessions`

/** For the operator, while no admin can enter the CMS. */
async function main() {
  const [what, email, ...more] = process.argv.slice(2)
  const isKnown = what === 'allow-no-factor' ? !email : (what === 'admin' || what === 'reset-factor') && email
  if (!isKnown || more.length > 0) throw new Error(usage)
  if (what === 'admin' && email) return addAdmin(email)
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

/** The CMS is loaded here alone, because the other commands should not need a CMS that starts. */
async function addAdmin(email: string) {
  const { cmsSystem, inTransaction } = await import('@/server/cms')
  const { inviteAdmin } = await import('@/features/auth/staff/invitations')
  console.log(await inTransaction((req) => inviteAdmin(req, email)))
  await (await cmsSystem()).destroy()
}

main().then(
  () => process.exit(),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
