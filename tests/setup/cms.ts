import type { Payload } from 'payload'
import { atEnd } from './at-end'
import { freshDatabase } from './database'

interface FreshCms {
  payload: Payload
  /** The address of the database. */
  url: string
  dataDir: string
}

/**
 * Gives this test file a CMS with a migrated database and a data folder of its own, and ends it after the tests. Like `freshDatabase` it is
 * called at the top level, and what reads the environment is imported after it.
 * @param environment is set before the CMS starts
 */
export async function freshCms(environment: Record<string, string> = {}): Promise<FreshCms> {
  const { url, dataDir } = await freshDatabase()
  Object.assign(process.env, environment)
  const { cmsSystem } = await import('@/server/cms')
  const payload = await cmsSystem()
  atEnd(() => payload.destroy())
  return { payload, url, dataDir }
}
