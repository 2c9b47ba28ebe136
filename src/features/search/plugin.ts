import { type CmsArea, cmsView } from '@/server/cms-area'

export const searchPlugin: CmsArea = {
  views: { missed: cmsView('/searched-and-not-found', '@/admin/missed/missed-view#MissedView') },
  navLinks: ['@/admin/missed/missed-view#MissedNavLink'],
}
