import { sql } from '@payloadcms/db-postgres'
import type { Customer } from '@/../payload-types'
import { mergeLists, type ShoppingList } from '@/domain/shopping-list'
import { inTransaction } from '@/server/cms'
import { tables } from '@/server/db/tables'
import { lockCustomer, transactionOf } from '@/server/db/transaction'
import { limits } from '../limits'
import type { SyncAnswer } from '../schema'
import { ListTooLong, mergeInto, storedColumns, toStored } from './merge-into'

const { shoppingLists } = tables

interface Sent {
  lists: ShoppingList[]
  known: Record<string, number>
}

/**
 * Joins the lists that a device of the customer has changed with those of the account, and answers what the device does not
 * know. Two devices at once wait for each other; what is sent twice is stored once.
 * @throws ListTooLong
 */
export function syncLists({ id: customer }: Pick<Customer, 'id'>, { lists, known }: Sent): Promise<SyncAnswer> {
  return inTransaction(async (req) => {
    const database = await transactionOf(req)
    await lockCustomer(database, customer)
    // A change by a link locks only the row of the list.
    const { rows } = await database.execute(sql`
      select ${storedColumns} from ${shoppingLists} where ${shoppingLists.customerId} = ${customer}
        order by ${shoppingLists.id} for update`)
    const stored = new Map(rows.map(toStored).map((row) => [row.content.id, row]))
    const now = Date.now()
    const answer = new Map([...stored].map(([id, { content, revision }]) => [id, { list: content, revision }]))
    const sent = joined(lists)
    if (new Set([...stored.keys(), ...sent.keys()]).size > limits.mergedLists) throw new ListTooLong()
    for (const [id, list] of sent) {
      answer.set(id, await mergeInto(database, { customer, known: stored.get(id), sent: list, now }))
    }
    const unknown = [...answer].filter(([id, { revision }]) => sent.has(id) || known[id] !== revision)
    return { now, lists: unknown.map(([, one]) => one) }
  })
}

/** One of each, also where a device sends two of the same. */
function joined(lists: ShoppingList[]): Map<string, ShoppingList> {
  const byId = new Map<string, ShoppingList>()
  for (const list of lists) byId.set(list.id, mergeLists(byId.get(list.id) ?? list, list))
  return byId
}
