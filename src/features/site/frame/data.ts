import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Where } from 'payload'
import { z } from 'zod'
import { frameStyles } from '@/domain/layouts'
import { isLinkTarget } from '@/domain/link-target'
import { officialSlug } from '@/domain/official-latin'
import { type LocalizedText, localized } from '@/i18n/foreign-lang'
import { ownPathIn } from '@/i18n/own-path'
import { defaultLocale, type Locale, locales } from '@/i18n/routing'
import { cached } from '@/server/cache/cached'
import { dayTag, publicPathOf, tag } from '@/server/cache/tags'
import { cmsSystem } from '@/server/cms'
import { tables } from '@/server/db/tables'
import { publicDb } from '@/server/replicas/public-reads'
import type { MenuLink } from './site-links'

const { siteSettingsTexts } = tables
const t = alias(siteSettingsTexts, 't')
const town = alias(siteSettingsTexts, 'town')

export type HeaderLink = MenuLink & { links: MenuLink[] }
export type FooterMenu = { title: LocalizedText; links: MenuLink[] }

type FrameMenus = { header: HeaderLink[]; footer: FooterMenu[] }

const texts = z.partialRecord(z.enum(locales), z.string().nullish()).nullish()
type Texts = z.infer<typeof texts>

const followable = ['pages', 'posts', 'categories', 'retailers', 'brochures'] as const

const chosen = z.object({ relationTo: z.enum(followable), value: z.string() })
type Chosen = z.infer<typeof chosen>

const link = z.object({ label: texts, document: chosen.nullish().catch(null), to: z.string().nullish() })
const rows = <Row extends z.ZodType>(row: Row) =>
  z
    .array(row)
    .nullish()
    .transform((found) => found ?? [])
const stored = z.object({
  header: rows(link.extend({ links: rows(link) })),
  footer: rows(z.object({ title: texts, links: rows(link) })),
})
type Stored = z.infer<typeof stored>
type StoredLink = z.infer<typeof link>

type Followed = { path: string; name: Texts }
type FollowedById = Record<string, Followed>

/** Links to unpublished or deleted documents are left out; those under them take their place. */
export async function getMenus(locale: Locale): Promise<FrameMenus> {
  const menus = await cached({ name: 'menus', key: [], tags: [tag.menus] }, readMenus)
  const documents = documentsOf(menus)
  const followed = await cached(
    {
      name: 'menu-documents',
      key: documents.map(({ value }) => value),
      // Each page has the menus: tags of collections without a link would empty the whole cache for nothing.
      tags: [tag.menus, ...new Set(documents.map(tagOfLinked))],
    },
    () => readDocuments(documents),
  )
  const shown = (links: StoredLink[]) => links.flatMap((one) => follow(one, followed, locale) ?? [])
  return {
    header: menus.header.flatMap((entry) => {
      const own = follow(entry, followed, locale)
      const links = shown(entry.links)
      return own ? { ...own, links } : links.map((one) => ({ ...one, links: [] }))
    }),
    footer: menus.footer
      .map(({ title, links }) => ({ title: labelIn(title, locale), links: shown(links) }))
      .filter(({ links }) => links.length > 0),
  }
}

function tagOfLinked({ relationTo, value }: Chosen): string {
  return relationTo === 'brochures' ? tag.brochure(value) : tag[relationTo]
}

async function readMenus(): Promise<Stored> {
  const cms = await cmsSystem()
  return stored.parse(await cms.findGlobal({ slug: 'menus', locale: 'all', depth: 0 }))
}

function documentsOf({ header, footer }: Stored): Chosen[] {
  const links = [...header, ...header.flatMap((entry) => entry.links), ...footer.flatMap((column) => column.links)]
  return links.flatMap(({ document }) => document ?? [])
}

const named = z.object({ id: z.string(), slug: z.string(), name: texts.or(z.string()), title: texts })

async function readDocuments(documents: Chosen[]): Promise<FollowedById> {
  const cms = await cmsSystem()
  const found: FollowedById = {}
  for (const collection of followable) {
    const ids = documents.filter(({ relationTo }) => relationTo === collection).map(({ value }) => value)
    if (ids.length === 0) continue
    const published: Where = collection === 'categories' ? {} : { _status: { equals: 'published' } }
    const { docs } = await cms.find({
      collection,
      where: { and: [{ id: { in: ids } }, published] },
      locale: 'all',
      depth: 0,
      pagination: false,
      select: { slug: true, name: true, title: true },
    })
    for (const doc of docs) {
      const { id, slug, name, title } = named.parse(doc)
      found[id] = {
        path: publicPathOf(collection, slug),
        name: typeof name === 'string' ? { bg: name } : (name ?? title),
      }
    }
  }
  return found
}

function follow({ label, document, to }: StoredLink, followed: FollowedById, locale: Locale): MenuLink | null {
  const target = document ? followed[document.value] : { path: to ?? '', name: undefined }
  if (!target?.path || !isLinkTarget(target.path)) return null
  const href = target.path.startsWith('/') ? ownPathIn(locale, target.path) : target.path
  return { label: labelIn(label, locale, target.name), href }
}

/** The link's own label in the language, else the document's name, else either in Bulgarian. */
function labelIn(own: Texts, locale: Locale, other?: Texts): LocalizedText {
  for (const lang of [locale, defaultLocale]) {
    const text = own?.[lang] || other?.[lang]
    if (text) return { text, lang }
  }
  return { text: '', lang: locale }
}

const row = z.object({
  tagline: z.string().nullable(),
  tagline_bg: z.string().nullable(),
  companyName: z.string(),
  companyAddress: z.string().nullable(),
  contactEmail: z.string().nullable(),
  groupName: z.string().nullable(),
  groupWebsite: z.string().nullable(),
  cities: z.array(z.object({ name: z.string(), town: z.string() })),
  headerStyle: z.enum(frameStyles),
  footerStyle: z.enum(frameStyles),
  launchAt: z.string().nullable(),
})

/** `slug` is the page of the city's shops. */
export type City = { name: string; slug: string }

export type FrameSettings = Omit<z.infer<typeof row>, 'tagline' | 'tagline_bg' | 'cities'> & {
  tagline: LocalizedText
  cities: City[]
}

const untouched: FrameSettings = {
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

async function readSiteSettings(locale: Locale): Promise<FrameSettings> {
  const { rows } = await (await publicDb()).execute(sql`
    select l.tagline, bg.tagline as tagline_bg, s.company_name as "companyName",
      s.company_address as "companyAddress", s.contact_email as "contactEmail",
      s.group_name as "groupName", s.group_website as "groupWebsite",
      s.header_style as "headerStyle", s.footer_style as "footerStyle",
      to_char(s.launch_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "launchAt",
      coalesce((select json_agg(json_build_object('name', ${t.text}, 'town', coalesce(${town.text}, ${t.text}))
          order by ${t.order})
        from ${siteSettingsTexts} t
        left join ${siteSettingsTexts} town on ${town.parentId} = ${t.parentId} and ${town.path} = ${t.path}
          and ${town.order} = ${t.order} and ${town.locale} = ${defaultLocale}
        where ${t.parentId} = s.id and ${t.path} = 'cities' and ${t.locale} = ${locale}), '[]') as cities
    from site_settings s
    left join site_settings_locales l on l._parent_id = s.id and l._locale = ${locale}
    left join site_settings_locales bg on bg._parent_id = s.id and bg._locale = ${defaultLocale}
    limit 1`)
  if (!rows[0]) return untouched
  const { tagline, tagline_bg, cities, ...settings } = row.parse(rows[0])
  return {
    ...settings,
    tagline: localized(tagline, tagline_bg, locale),
    // Stores name their town in Bulgarian.
    cities: cities.map(({ name, town }) => ({ name, slug: officialSlug(town) })),
  }
}

/** Expires at midnight, because the footer shows the year. */
export function getSiteSettings(locale: Locale): Promise<FrameSettings> {
  return cached({ name: 'site-settings', key: [locale], tags: [tag.siteSettings, dayTag] }, () =>
    readSiteSettings(locale),
  )
}
