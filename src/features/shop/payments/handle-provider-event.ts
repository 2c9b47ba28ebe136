import { sql } from '@payloadcms/db-postgres'
import { cmsSystem } from '@/server/cms'
import { named, tables } from '@/server/db/tables'
import { readEvent } from './provider'
import { settle } from './settle'

const { paymentEvents, payments } = tables.shop

/**
 * An event of the provider. It is stored by its id and processed however often it comes: what counts is what the provider
 * answers when it is asked. @returns whether it is the provider's
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
