import { sql } from '@payloadcms/db-postgres'
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { tables } from '@/server/db/tables'

const { customers } = tables

export type Database = Pick<PayloadRequest['payload']['db']['drizzle'], 'execute'>

function runsSql(value: unknown): value is Database {
  return typeof value === 'object' && value !== null && 'execute' in value
}

/** The connection that carries the request's transaction; SQL beside Payload's own must run there to be undone with it. */
export async function transactionOf(req: PayloadRequest): Promise<Database> {
  const { sessions, drizzle } = req.payload.db
  const id = await req.transactionID
  const session = id ? sessions?.[id]?.db : undefined
  return runsSql(session) ? session : drizzle
}

/**
 * All of `work` or nothing of it: give `req` to every call of the CMS in it. Within a transaction of the same request it is a part of that, which
 * ends it.
 */
export async function withTransaction<Result>(req: PayloadRequest, work: () => Promise<Result>): Promise<Result> {
  if (!(await initTransaction(req))) return work()
  try {
    const result = await work()
    await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

/** The same with a request of its own, for where no request is at work. */
export async function inTransactionOf<Result>(
  payload: Payload,
  work: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  const req = await createLocalReq({}, payload)
  return withTransaction(req, () => work(req))
}

/** Changes of one customer's things take turns: the second waits here until the first has been committed. */
export async function lockCustomer(database: Database, id: string): Promise<void> {
  await database.execute(sql`select 1 from ${customers} where ${customers.id} = ${id} for update`)
}

/**
 * Saves of one document of the CMS take turns: the second waits here until the first has been committed, and then reads what that has
 * written. Taken before anything else of the document is locked.
 */
export async function lockDocument(database: Database, id: string): Promise<void> {
  await database.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`save ${id}`}, 0))`)
}
