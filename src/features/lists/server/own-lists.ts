import { sql } from '@payloadcms/db-postgres'
import type { Customer } from '@/../payload-types'
import { itemsOn, type ListItem } from '@/domain/shopping-list'
import { db } from '@/server/cms'
import { tables } from '@/server/db/tables'
import { storedColumns, toStored } from './merge-into'

const { shoppingLists } = tables

export interface OwnList {
  id: string
  name: string
  items: ListItem[]
}

/** The customer's own lists as they are on the server, to be read without a script. */
export async function ownLists({ id: customer }: Pick<Customer, 'id'>): Promise<OwnList[]> {
  const { rows } = await (await db()).execute(sql`
    select ${storedColumns} from ${shoppingLists} where ${shoppingLists.customerId} = ${customer}
      order by ${shoppingLists.createdAt}, ${shoppingLists.id}`)
  return rows
    .map((row) => toStored(row).content)
    .filter(({ removed }) => !removed[0])
    .map((list) => ({ id: list.id, name: list.name[0], items: itemsOn(list) }))
}
