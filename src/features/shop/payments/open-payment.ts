import type { Database } from '@/server/db/transaction'

/** Where an order is paid by card. */
export async function openPayment(_database: Database, _order: string): Promise<string | null> {
  return null
}
