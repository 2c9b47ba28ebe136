import type { Database } from '@/server/db/transaction'

/** The one place where the document of an order is issued: in the transaction in which it is placed or paid. */
export async function issueOrderDocument(_transaction: Database, _order: string): Promise<void> {}
