import { sql } from '@payloadcms/db-postgres'
import type { Column, Table } from '@payloadcms/db-postgres/drizzle'
import type { CollectionBeforeOperationHook, GlobalBeforeOperationHook, SanitizedConfig } from 'payload'
import { z } from 'zod'
import { tables } from '@/server/db/tables'
import { transactionOf } from '@/server/db/transaction'
import { formIn, revertsToPublished, settingsIn, staleRefusal } from './refuse-stale'

type Settings = Table & { updatedAt: Column }
type Documents = Settings & { id: Column }

/** Kinds that staff write in forms without autosave. Orders and accounts are also written by the site. */
const documentsOf = new Map<string, Documents>([
  ['authors', tables.authors],
  ['categories', tables.categories],
  ['colours', tables.colours],
  ['coupons', tables.coupons],
  ['legal-pages', tables.legalPages],
  ['manufacturers', tables.manufacturers],
  ['media', tables.media],
  ['offers', tables.offers],
  ['post-terms', tables.postTerms],
  ['product-groups', tables.productGroups],
  ['product-terms', tables.productTerms],
  ['promotions', tables.promotions],
  ['redirects', tables.redirects],
  ['retailers', tables.retailers],
  ['shipping-methods', tables.shippingMethods],
  ['size-charts', tables.sizeCharts],
  ['stores', tables.stores],
  ['variants', tables.variants],
])

const draftsOf = { 'legal-pages': tables._legalPagesV, retailers: tables._retailersV }

const hasDrafts = (slug: string): slug is keyof typeof draftsOf => Object.hasOwn(draftsOf, slug)

const settingsOf = new Map<string, Settings>([
  ['menus', tables.menus],
  ['price-data-settings', tables.priceDataSettings],
  ['shop-settings', tables.shopSettings],
  ['site-settings', tables.siteSettings],
])

/** A draft is newer than its document, except beside a document of which one language was published. */
function newestOf(documents: Documents, slug: string) {
  if (!hasDrafts(slug)) return documents.updatedAt
  const drafts = draftsOf[slug]
  return sql`coalesce((
    select max(${drafts.versionUpdatedAt}) from ${drafts} where ${drafts.parentId} = ${documents.id} and ${drafts.latest}
  ), ${documents.updatedAt})`
}

/**
 * Payload compares such a form with the stored document at the first key only. Its lock ends five minutes after the
 * last one, and tables and the offer editor pass it. The row is locked by now (lock-updates.ts).
 */
const refuseStaleForm =
  (documents: Documents): CollectionBeforeOperationHook =>
  async (asked) => {
    const form = formIn(asked)
    if (!form) return
    const { req } = asked
    const { slug } = asked.collection
    const { id, data } = form
    const newest = newestOf(documents, slug)
    const { rows } = await (await transactionOf(req)).execute(sql`
      select from ${documents} where ${documents.id} = ${id}
        and ${data.updatedAt}::timestamptz not in (${newest}, greatest(${newest}, ${documents.updatedAt}))`)
    if (rows.length === 0) return
    if (hasDrafts(slug) && (await revertsToPublished(req, { collection: slug, id, loaded: data.updatedAt }, data)))
      return
    throw staleRefusal(req)
  }

const stored = z.object({ isStale: z.boolean() })

/** The second of two concurrent saves has to see the first, so the row is locked before it is compared. */
const refuseStaleSettings =
  (settings: Settings): GlobalBeforeOperationHook =>
  async (asked) => {
    const form = settingsIn(asked)
    if (!form) return
    const { rows } = await (await transactionOf(asked.req)).execute(sql`
      select ${settings.updatedAt} is distinct from ${form.data.updatedAt}::timestamptz as "isStale" from ${settings}
      for no key update`)
    if (rows.some((row) => stored.parse(row).isStale)) throw staleRefusal(asked.req)
  }

export function refuseStaleForms(config: SanitizedConfig): SanitizedConfig {
  for (const { slug, hooks } of config.collections) {
    const documents = documentsOf.get(slug)
    if (documents) hooks.beforeOperation = [...(hooks.beforeOperation ?? []), refuseStaleForm(documents)]
  }
  for (const { slug, hooks } of config.globals) {
    const settings = settingsOf.get(slug)
    if (settings) hooks.beforeOperation = [...(hooks.beforeOperation ?? []), refuseStaleSettings(settings)]
  }
  return config
}
