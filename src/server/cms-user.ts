import type { TypedUser } from 'payload'

/** Staff or a customer as the CMS knows them. Payload 4 calls this type `User` (docs/upgrades.md). */
export type CmsUser = TypedUser
