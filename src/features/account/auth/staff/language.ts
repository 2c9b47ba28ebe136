import { sql } from '@payloadcms/db-postgres'
import { isLocale } from '@/i18n/routing'
import { named, tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'

const { users } = tables

/** Remembers the language that a member of staff works in, for mails that somebody else causes. */
export async function keepLanguage(database: Database, userId: string, language?: string | null): Promise<void> {
  if (!isLocale(language)) return
  await database.execute(sql`
    update ${users} set ${named(users, 'language')} = ${language} where ${users.id} = ${userId}
      and ${users.language} is distinct from ${language}`)
}
