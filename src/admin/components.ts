import type { AdminViewConfig } from 'payload'
import { type CmsArea, cmsView } from '@/server/cms-area'

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
