import { sql } from '@payloadcms/db-postgres'
import { cmsSystem } from '@/server/cms'
import { named, tables } from '@/server/db/tables'
import { readEvent } from './provider'
import { settle } from './settle'

const { paymentEvents, payments } = tables.shop

/**
 * Stores an event by its id and processes every repetition, because only the provider's answer to a question counts.
 * @returns false for an invalid signature
 */
export async function handleProviderEvent(body: string, signature: string): Promise<boolean> {
  const event = readEvent(body, signature)
  if (!event) return false
  const cms = await cmsSystem()
  if (event.session) await settle(cms, event.session)
  await cms.db.drizzle.execute(sql`
    insert into ${paymentEvents} (${named(paymentEvents, 'id', 'kind', 'payment')})
    values (${event.id}, ${event.kind}, (select ${payments.id} from ${payments} where ${payments.session} = ${event.session}))
    on conflict do nothing`)
  return true
}
