import { sql } from '@payloadcms/db-postgres'
import { db } from '@/server/cms'
import type { Claims } from './claims'

/** The auth server does not say that an account made with another service has a password by now. */
export async function keepPasswordSet({ sub }: Pick<Claims, 'sub'>): Promise<void> {
  await (await db()).execute(sql`update customers set password_set_at = now() where supabase_id = ${sub}`)
}
