import type { Payload } from 'payload'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import { locales } from '@/i18n/routing'
import { cities, company, tagline } from '../content/settings'
import { together } from './transaction'

const daysToLaunch = 45

/** Fills in the site settings, unless somebody has already set a tagline. */
export async function writeSettings(cms: Payload) {
  const stored = await cms.findGlobal({ slug: 'site-settings', locale: 'bg', depth: 0 })
  if (stored.tagline) return
  const launchAt = `${addDays(sofiaDay(), daysToLaunch)}T07:00:00.000Z`
  await together(cms, async (req) => {
    for (const locale of locales) {
      const data = { ...company, launchAt, tagline: tagline[locale], cities: cities[locale] }
      await cms.updateGlobal({ slug: 'site-settings', locale, data, depth: 0, req })
    }
  })
}
