import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { frameStyles } from '@/domain/frame'
import { type LocalizedText, localized } from '@/i18n/localized-text'
import { defaultLocale, type Locale } from '@/i18n/routing'
import { cached } from '@/server/cache/cached'
import { dayTag, tag } from '@/server/cache/tags'
import { db } from '@/server/cms'

const row = z.object({
  tagline: z.string().nullable(),
  tagline_bg: z.string().nullable(),
  companyName: z.string(),
  companyAddress: z.string().nullable(),
  contactEmail: z.string().nullable(),
  groupName: z.string().nullable(),
  groupWebsite: z.string().nullable(),
  cities: z.array(z.string()),
  headerStyle: z.enum(frameStyles),
  footerStyle: z.enum(frameStyles),
  launchAt: z.string().nullable(),
})

export type SiteSettings = Omit<z.infer<typeof row>, 'tagline' | 'tagline_bg'> & { tagline: LocalizedText }

const untouched: SiteSettings = {
  tagline: { text: '', lang: defaultLocale },
  companyName: 'Broshura',
  companyAddress: null,
  contactEmail: null,
  groupName: null,
  groupWebsite: null,
  cities: [],
  headerStyle: '1',
  footerStyle: '1',
  launchAt: null,
}

async function readSiteSettings(locale: Locale): Promise<SiteSettings> {
  const { rows } = await (await db()).execute(sql`
    select l.tagline, bg.tagline as tagline_bg, s.company_name as "companyName",
      s.company_address as "companyAddress", s.contact_email as "contactEmail",
      s.group_name as "groupName", s.group_website as "groupWebsite",
      s.header_style as "headerStyle", s.footer_style as "footerStyle",
      to_char(s.launch_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "launchAt",
      coalesce((select json_agg(t.text order by t.order) from site_settings_texts t
        where t.parent_id = s.id and t.path = 'cities' and t.locale = ${locale}), '[]') as cities
    from site_settings s
    left join site_settings_locales l on l._parent_id = s.id and l._locale = ${locale}
    left join site_settings_locales bg on bg._parent_id = s.id and bg._locale = ${defaultLocale}
    limit 1`)
  if (!rows[0]) return untouched
  const { tagline, tagline_bg, ...settings } = row.parse(rows[0])
  return { ...settings, tagline: localized(tagline, tagline_bg, locale) }
}

/** Expires at midnight, because the footer shows the year. */
export function getSiteSettings(locale: Locale): Promise<SiteSettings> {
  return cached({ name: 'site-settings', key: [locale], tags: [tag.siteSettings, dayTag] }, () =>
    readSiteSettings(locale),
  )
}
