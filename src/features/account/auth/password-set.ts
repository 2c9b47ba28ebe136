import { sql } from '@payloadcms/db-postgres'
import { db } from '@/server/cms'
import { named, tables } from '@/server/db/tables'
import type { Claims } from './claims'

const { customers } = tables

/** The auth server does not say that an account made with another service has a password by now. */
export async function keepPasswordSet({ sub }: Pick<Claims, 'sub'>): Promise<void> {
  await (await db()).execute(sql`update ${customers} set ${named(customers, 'passwordSetAt')} = now()
      where ${customers.supabaseId} = ${sub}`)
}
