import type { Customer } from '@/../payload-types'
import { cmsSystem } from '@/server/cms'
import { type Limit, takePoint } from '@/server/rate-limit'

/** A device asks every 20 seconds and after each change; one that comes back sends each changed list by itself. */
const syncsOfAccount: Limit = { name: 'list-sync', points: 600, seconds: 600 }

export async function maySync({ id }: Pick<Customer, 'id'>): Promise<boolean> {
  return takePoint(await cmsSystem(), syncsOfAccount, id)
}
