import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { named, tables } from './tables'
import type { Database } from './transaction'

const { auditLog } = tables

type Step = { action: string; target: string; details: object }

/** The operator acts outside the CMS, but the action is recorded in its audit log. */
export async function noteOperatorStep(database: Database, { action, target, details }: Step): Promise<void> {
  await database.execute(sql`
    insert into ${auditLog} (${named(auditLog, 'id', 'at', 'actor', 'action', 'target', 'details')})
    values (${randomUUID()}, now(), 'system', ${action}, ${target}, ${JSON.stringify(details)})`)
}
