import type { AdminViewConfig, CollectionConfig, GlobalConfig, Plugin } from 'payload'
import { type CmsArea, cmsView } from '@/server/cms-area'

const guards = '@/admin/guard-views#UnsavedGuards'
const listGuards = '@/admin/guard-views#ListGuards'

/** Guards lists, and forms without autosave; forms with autosave have their own guards (collections/fields/written-by-system.ts). */
export const guardForms: Plugin = ({ collections = [], globals = [], ...config }) => ({
  ...config,
  collections: collections.map(guardCollection),
  globals: globals.map(guardGlobal),
})

function guardCollection(collection: CollectionConfig): CollectionConfig {
  const { components = {}, ...admin } = collection.admin ?? {}
  const { edit, beforeListTable = [] } = components
  const guarded = { ...edit, beforeDocumentControls: [...(edit?.beforeDocumentControls ?? []), guards] }
  return {
    ...collection,
    admin: {
      ...admin,
      // Payload publishes the copy at once (src/admin/asked/is-allowed.ts refuses it too).
      ...(draftsOf(collection) && { disableCopyToLocale: true }),
      components: {
        ...components,
        edit: savesItself(collection) ? edit : guarded,
        beforeListTable: [...beforeListTable, listGuards],
      },
    },
  }
}

const draftsOf = ({ versions }: CollectionConfig) => typeof versions === 'object' && versions.drafts

function savesItself(collection: CollectionConfig): boolean {
  const drafts = draftsOf(collection)
  return typeof drafts === 'object' && Boolean(drafts.autosave)
}

function guardGlobal(global: GlobalConfig): GlobalConfig {
  const { elements, views } = global.admin?.components ?? {}
  const beforeDocumentControls = [...(elements?.beforeDocumentControls ?? []), guards]
  return {
    ...global,
    admin: { ...global.admin, components: { views, elements: { ...elements, beforeDocumentControls } } },
  }
}

const views: Record<string, AdminViewConfig> = {
  dashboard: { Component: '@/admin/dashboard/dashboard-view#DashboardHome' },
  brochureDashboard: cmsView('/broshura-dashboard', '@/admin/dashboard/dashboard-view#DashboardView'),
  createBySlug: cmsView('/broshura-create/:slug', '@/admin/by-slug/create-by-slug-view#CreateBySlugView'),
  editBySlug: cmsView('/broshura-edit/:slug', '@/admin/by-slug/create-by-slug-view#EditBySlugView'),
}

/** The views, links and providers that the CMS has besides Payload's. */
export const adminComponents = (areas: CmsArea[]) => ({
  graphics: { Icon: '@/admin/brand/brand#Icon', Logo: '@/admin/brand/brand#CmsLogo' },
  providers: [
    '@/admin/providers#SessionGuard',
    '@/admin/providers#SkipLinksProvider',
    '@/admin/providers#LeftoversProvider',
  ],
  beforeNavLinks: ['@/admin/dashboard-nav-link#DashboardNavLink', ...areas.flatMap(({ navLinks = [] }) => navLinks)],
  views: Object.fromEntries([views, ...areas.map((area) => area.views ?? {})].flatMap(Object.entries<AdminViewConfig>)),
})
