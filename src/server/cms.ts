import config from '@payload-config'
import { getPayload, type Payload } from 'payload'

/** The CMS without access rules: for jobs, seeds, and cached public reads, which filter by `published` themselves. */
export function cmsSystem(): Promise<Payload> {
  return getPayload({ config })
}

/** SQL on the CMS's own pool, for lists that Payload's queries would make slow. */
export async function db(): Promise<Payload['db']['drizzle']> {
  return (await cmsSystem()).db.drizzle
}
