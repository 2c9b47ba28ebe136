import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { tables } from '@/server/db/tables'

const { customers, users } = tables

export type Database = Pick<PayloadRequest['payload']['db']['drizzle'], 'execute'>

/** A database of which only rows are read. */
export interface ReadableDatabase {
  execute: (statement: SQL) => PromiseLike<{ rows: Record<string, unknown>[] }>
}

function runsSql(value: unknown): value is Database {
  return typeof value === 'object' && value !== null && 'execute' in value
}

/**
 * The connection of the request's transaction; SQL beside Payload's own calls must run there to be rolled back with it.
 */
export async function transactionOf(req: PayloadRequest): Promise<Database> {
  const { sessions, drizzle } = req.payload.db
  const id = await req.transactionID
  const session = id ? sessions?.[id]?.db : undefined
  return runsSql(session) ? session : drizzle
}

/**
 * Runs `work` in one transaction: pass `req` to every call of the CMS in it. In an open transaction of the same request
 * it joins that one, whose owner commits.
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

/** Like `withTransaction`, with a request of its own. */
export async function inTransactionOf<Result>(
  payload: Payload,
  work: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  const req = await createLocalReq({}, payload)
  return withTransaction(req, () => work(req))
}

type OfSeveral = { errors: readonly { message: string }[] }

/**
 * Payload only lists what has failed of several documents, each as far as it came: the transaction must not be committed.
 * @throws the first failure
 */
export function requireAll<Answer extends OfSeveral>(answer: Answer, documents: string): Answer {
  const [first] = answer.errors
  if (first) throw new Error(`${documents}: ${first.message}`)
  return answer
}

/** Serialises changes of one customer's data: the second waits here for the commit of the first. */
export async function lockCustomer(database: Database, id: string): Promise<void> {
  await database.execute(sql`select 1 from ${customers} where ${customers.id} = ${id} for update`)
}

/** Serialises changes of one staff account: the second waits here for the commit of the first. */
export async function lockStaff(database: Database, id: string): Promise<void> {
  await database.execute(sql`select 1 from ${users} where ${users.id} = ${id} for update`)
}

/**
 * Serialises the saves of one document: the second waits for the commit of the first, then reads its result. To be
 * taken before any other lock of the document.
 */
export async function lockDocument(database: Database, id: string): Promise<void> {
  await lockDocuments(database, [id])
}

/** In one order, so that no two transactions wait for each other. */
export async function lockDocuments(database: Database, ids: readonly string[]): Promise<void> {
  await database.execute(sql`
    select pg_advisory_xact_lock(hashtextextended('save ' || lower(id), 0))
    from (select id from unnest(${sql.param(ids)}::text[]) asked (id) order by lower(id)) ordered`)
}
