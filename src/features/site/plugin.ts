import { Menus } from '@collections/globals/menus'
import { SiteSettings } from '@collections/globals/site-settings'
import type { CmsArea } from '@/server/cms-area'

export const sitePlugin: CmsArea = { globals: [Menus, SiteSettings] }
