import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { CacheStore } from '@/server/cache/store'
import { db } from '@/server/cms'

type Table<Value> = {
  store: CacheStore<Value>
  name: string
  /** A change of any of these is a change of the table. */
  tags: readonly string[]
  rows: SQL
  read: (rows: unknown[]) => Value
}

/** A short table that every search asks for, whole: it is read once until a change of it is heard. */
export async function cachedLookupTable<Value>({
  store,
  name,
  tags,
  rows: statement,
  read,
}: Table<Value>): Promise<Value> {
  const known = store.get(name)
  if (known) return known.value
  const begun = store.now()
  const { rows } = await (await db()).execute(statement)
  const value = read(rows)
  store.set(name, value, [...tags], JSON.stringify(rows).length, begun)
  return value
}
