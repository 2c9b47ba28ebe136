import { isStaff } from '@collections/access/roles'
import config from '@payload-config'
import { createLocalReq, executeAuthStrategies, getPayload, type Payload, type PayloadRequest } from 'payload'
import type { CmsUser } from '@/server/cms-user'
import { inTransactionOf } from './db/transaction'

/**
 * The CMS without access rules: for jobs, seeds, and cached public reads, which must filter by `published` themselves.
 */
export function cmsSystem(): Promise<Payload> {
  return getPayload({ config })
}

/**
 * The CMS for one person: spread `rights` into every call. Payload's local API ignores access rules unless told
 * otherwise, even with a user.
 */
export async function cmsAs(user: CmsUser) {
  return { cms: await cmsSystem(), rights: { user, overrideAccess: false } as const }
}

/**
 * The staff member who is signed in to the CMS with these headers; null for customers and for staff who must still set
 * up a second factor.
 */
export async function staffFrom(headers: Headers): Promise<CmsUser | null> {
  const { user } = await (await cmsSystem()).auth({ headers })
  return user?.collection === 'users' && isStaff(user) ? user : null
}

export async function requestFrom(headers: Headers): Promise<PayloadRequest> {
  const cms = await cmsSystem()
  const { user } = await executeAuthStrategies({ headers, payload: cms })
  return createLocalReq({ user: user ?? undefined, req: { headers } }, cms)
}

/** SQL on the CMS's own pool, for lists that would be slow through Payload's queries. */
export async function db(): Promise<Payload['db']['drizzle']> {
  return (await cmsSystem()).db.drizzle
}

/** Runs `work` in one transaction: pass `req` to every call of the CMS in it. */
export async function inTransaction<Result>(work: (req: PayloadRequest) => Promise<Result>): Promise<Result> {
  return inTransactionOf(await cmsSystem(), work)
}
