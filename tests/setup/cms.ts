import type { Payload } from 'payload'
import { atEnd } from './at-end'
import { freshDatabase } from './database'

interface FreshCms {
  payload: Payload
  url: string
  dataDir: string
}

/**
 * Gives this test file a CMS with its own migrated database and data folder, destroyed after the tests. To be called at
 * the top level, before any import that reads the environment.
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
