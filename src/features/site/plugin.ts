import { Menus } from '@collections/globals/menus'
import { SiteSettings } from '@collections/globals/site-settings'
import { addEndpoints, type CmsArea, cmsView } from '@/server/cms-area'
import { operationEndpoints } from './operation/endpoints'
import { redirectEndpoints } from './redirects/csv/endpoints'

export const sitePlugin: CmsArea = {
  globals: [Menus, SiteSettings],
  views: { operation: cmsView('/operation', '@/admin/operation/operation-view#OperationView') },
  navLinks: ['@/admin/operation/operation-view#OperationNavLink'],
  changes: { 'audit-log': [addEndpoints(operationEndpoints)], redirects: [addEndpoints(redirectEndpoints)] },
}
