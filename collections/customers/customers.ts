import { sql } from '@payloadcms/db-postgres'
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionConfig,
  type CollectionSlug,
  type PayloadRequest,
} from 'payload'
import { defaultLocale } from '@/i18n/routing'
import { named, setExcluded, tables } from '@/server/db/tables'
import { lockCustomer, transactionOf } from '@/server/db/transaction'
import { openMatters } from '@/server/open-matters'
import { admin, nobody, ownCustomerAccount, ownCustomerAccountOrAdmin } from '../access/roles'
import { invalidField, problem } from '../document-endpoint'
import { writtenBySystem } from '../fields/written-by-system'
import { collectionLabels, fieldLabel, groupLabel, languageOptions } from '../labels'
import { deleteBelongings, deleteInboxEntries } from './hooks/delete-belongings'
import { eraseFromBooks } from './hooks/erase-from-books'

const { customers, departures, signIns } = tables

/**
 * An open order needs its address and an open return its account, so the deletion waits until they are settled. The lock
 * waits for an order being placed and blocks further ones.
 */
const waitForOpenMatters: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const transaction = await transactionOf(req)
  await lockCustomer(transaction, String(id))
  const open = await openMatters(transaction, String(id))
  if (open.length > 0) throw new APIError(problem('openMatters', req.i18n.language), 409, null, true)
}

/** Recorded in the transaction of the deletion, so that the account at the auth server is deleted later for certain. */
const rememberDeparture: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const transaction = await transactionOf(req)
  await transaction.execute(sql`
    insert into ${departures} (${named(departures, 'supabaseId', 'sessionIds', 'email', 'language')})
    select ${customers.supabaseId}, array(select ${signIns.sessionId} from ${signIns}
      where ${signIns.customerId} = ${customers.id}), ${customers.email}, ${customers.language}::text
    from ${customers} where ${customers.id} = ${id}
    on conflict (${named(departures, 'supabaseId')}) do update
      set ${named(departures, 'sessionIds')} = ${departures.sessionIds} ||
      excluded.${named(departures, 'sessionIds')},
      ${setExcluded(departures, 'email', 'language')},
        ${named(departures, 'departedAt')} = now(), ${named(departures, 'removedAt')} = null`)
}

/** No passwords: payload.config.ts adds the strategy that reads a customer's token. */
export const customersAuth = { disableLocalStrategy: true, useSessions: true } as const

/** People who signed in through Supabase; these accounts have no access to the CMS. */
export const Customers: CollectionConfig = {
  slug: 'customers',
  labels: collectionLabels('customers'),
  admin: { useAsTitle: 'email', group: groupLabel('people'), defaultColumns: ['email', 'name', 'createdAt'] },
  auth: customersAuth,
  access: {
    admin: () => false,
    create: nobody,
    read: ownCustomerAccountOrAdmin,
    update: ownCustomerAccount,
    delete: admin,
    unlock: nobody,
  },
  hooks: {
    beforeChange: [
      requireOwnAsCustomer({
        picture: 'customer-pictures',
        billingAddress: 'addresses',
        shippingAddress: 'addresses',
      }),
    ],
    beforeDelete: [waitForOpenMatters, rememberDeparture, eraseFromBooks, deleteInboxEntries, deleteBelongings],
  },
  versions: false,
  fields: [
    {
      name: 'shopPanel',
      type: 'ui',
      admin: { disableListColumn: true, components: { Field: '@/admin/customers/customer-panel#CustomerPanel' } },
    },
    { name: 'name', type: 'text', label: fieldLabel('name'), maxLength: 120 },
    { name: 'phone', type: 'text', label: fieldLabel('phone'), maxLength: 32 },
    {
      name: 'language',
      type: 'select',
      label: fieldLabel('language'),
      defaultValue: defaultLocale,
      options: languageOptions,
    },
    ...writtenBySystem([
      { name: 'email', type: 'email', label: fieldLabel('email'), index: true },
      { name: 'supabaseId', type: 'text', label: fieldLabel('supabaseId'), required: true, unique: true, index: true },
      { name: 'secondFactor', type: 'checkbox', label: fieldLabel('secondFactor'), defaultValue: false },
      { name: 'picture', type: 'upload', relationTo: 'customer-pictures', label: fieldLabel('picture') },
      {
        name: 'billingAddress',
        type: 'relationship',
        relationTo: 'addresses',
        label: fieldLabel('billingAddress'),
      },
      {
        name: 'shippingAddress',
        type: 'relationship',
        relationTo: 'addresses',
        label: fieldLabel('shippingAddress'),
      },
      { name: 'reviewInvitations', type: 'checkbox', label: fieldLabel('reviewInvitation'), defaultValue: false },
      { name: 'pickupPoint', type: 'text', label: fieldLabel('pickupPoint'), maxLength: 80 },
      { name: 'termsAcceptedAt', type: 'date', label: fieldLabel('termsAcceptedAt') },
      { name: 'deletionDueAt', type: 'date', label: fieldLabel('deletionDueAt'), index: true },
      // Set while the deletion waits for orders or returns; the owner has been notified.
      { name: 'deletionWaitsSince', type: 'date', label: fieldLabel('deletionWaitsSince') },
      // Accounts of social sign-in have no password until the owner sets one, and the auth server does not report that.
      { name: 'passwordSetAt', type: 'date', label: fieldLabel('passwordSetAt') },
    ]),
  ],
}

type Owned = Extract<CollectionSlug, 'addresses' | 'customer-files' | 'customer-pictures' | 'orders'>
type Relations = Record<string, Owned>
type Document = Record<string, unknown>

/** Refuses an account that refers to another customer's documents. A new account owns nothing yet. */
function requireOwnAsCustomer(relations: Relations): CollectionBeforeChangeHook {
  return async ({ collection, data, originalDoc, req }) => {
    await check(req, { relations, data, owner: originalDoc?.id, slug: collection.slug })
  }
}

export function requireOwn(relations: Relations): CollectionBeforeChangeHook {
  return async ({ collection, data, req }) => {
    if (data.customer) await check(req, { relations, data, owner: data.customer, slug: collection.slug })
  }
}

interface Referring {
  relations: Relations
  data: Document
  owner: unknown
  slug: CollectionSlug
}

async function check(req: PayloadRequest, { relations, data, owner, slug }: Referring) {
  for (const [path, collection] of Object.entries(relations)) {
    const id = data[path]
    if (!id) continue
    const where = { id: { equals: id }, customer: { equals: owner } }
    const { totalDocs } = owner ? await req.payload.count({ collection, where, req }) : { totalDocs: 0 }
    if (totalDocs > 0) continue
    throw invalidField(req, slug, { path, problem: 'notOwn' })
  }
}
