import type { Payload } from 'payload'
import { locales } from '@/i18n/routing'
import { cities, company, tagline } from '../content/settings'

/** Fills in the site settings, unless somebody has already set a tagline. */
export async function writeSettings(cms: Payload) {
  const stored = await cms.findGlobal({ slug: 'site-settings', locale: 'bg', depth: 0 })
  if (stored.tagline) return
  for (const locale of locales) {
    await cms.updateGlobal({
      slug: 'site-settings',
      locale,
      data: { ...company, tagline: tagline[locale], cities: cities[locale] },
      depth: 0,
    })
  }
}
