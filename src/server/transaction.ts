import type { PayloadRequest } from 'payload'

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
