import { sql } from '@payloadcms/db-postgres'
import type { Column, Table } from '@payloadcms/db-postgres/drizzle'
import type { CollectionBeforeOperationHook, SanitizedConfig } from 'payload'
import { tables } from '@/server/db/tables'
import { transactionOf } from '@/server/db/transaction'
import { formIn, staleRefusal } from './refuse-stale'

type Documents = Table & { id: Column; updatedAt: Column }
type Drafts = Table & { parentId: Column; latest: Column; versionUpdatedAt: Column }

/** Kinds that staff write in forms without autosave. Redirects, orders and accounts are also written by the site. */
const documentsOf = new Map<string, Documents>([
  ['authors', tables.authors],
  ['categories', tables.categories],
  ['colours', tables.colours],
  ['coupons', tables.coupons],
  ['legal-pages', tables.legalPages],
  ['manufacturers', tables.manufacturers],
  ['offers', tables.offers],
  ['post-terms', tables.postTerms],
  ['product-groups', tables.productGroups],
  ['product-terms', tables.productTerms],
  ['promotions', tables.promotions],
  ['retailers', tables.retailers],
  ['shipping-methods', tables.shippingMethods],
  ['size-charts', tables.sizeCharts],
  ['stores', tables.stores],
  ['variants', tables.variants],
])

const draftsOf = new Map<string, Drafts>([
  ['legal-pages', tables._legalPagesV],
  ['retailers', tables._retailersV],
])

/**
 * Payload compares such a form with the stored document at the first key only. Its lock ends five minutes after the
 * last one, and tables and the offer editor pass it. The row is locked by now (lock-updates.ts).
 */
const refuseStaleForm =
  (documents: Documents, drafts: Drafts | undefined): CollectionBeforeOperationHook =>
  async (asked) => {
    const form = formIn(asked)
    if (!form) return
    const { req } = asked
    const opened = sql`${form.data.updatedAt}::timestamptz`
    // Payload's "Revert to published" sends the published document, and a form the newest draft.
    const isDraft = drafts
      ? sql`exists (select from ${drafts} where ${drafts.parentId} = ${documents.id} and ${drafts.latest}
          and ${drafts.versionUpdatedAt} = ${opened})`
      : sql`false`
    const { rows } = await (await transactionOf(req)).execute(sql`
      select from ${documents}
      where ${documents.id} = ${form.id} and ${documents.updatedAt} <> ${opened} and not ${isDraft}`)
    if (rows.length > 0) throw staleRefusal(req)
  }

export function refuseStaleForms(config: SanitizedConfig): SanitizedConfig {
  for (const { slug, hooks } of config.collections) {
    const documents = documentsOf.get(slug)
    if (!documents) continue
    hooks.beforeOperation = [...(hooks.beforeOperation ?? []), refuseStaleForm(documents, draftsOf.get(slug))]
  }
  return config
}
