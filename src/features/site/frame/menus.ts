import type { Where } from 'payload'
import { z } from 'zod'
import type { LocalizedText } from '@/i18n/localized-text'
import { defaultLocale, type Locale, localePath, locales } from '@/i18n/routing'
import { cached } from '@/server/cache/cached'
import { pathOf, tag } from '@/server/cache/tags'
import { cmsSystem } from '@/server/cms'

export type MenuLink = { label: LocalizedText; href: string }
/** One level lies below a link of the header. */
export type HeaderLink = MenuLink & { links: MenuLink[] }
export type FooterMenu = { title: LocalizedText; links: MenuLink[] }

export type Menus = { header: HeaderLink[]; footer: FooterMenu[] }

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

/** The document that a link follows: its current path and name. */
type Followed = { path: string; name: Texts }
type FollowedById = Record<string, Followed>

/** The menus in a language. Links to unpublished or deleted documents are left out. */
export async function getMenus(locale: Locale): Promise<Menus> {
  const menus = await cached({ name: 'menus', key: [], tags: [tag.menus] }, readMenus)
  const documents = documentsOf(menus)
  const brochures = documents.filter(({ relationTo }) => relationTo === 'brochures').map(({ value }) => value)
  const followed = await cached(
    {
      name: 'menu-documents',
      key: documents.map(({ value }) => value),
      tags: [tag.menus, tag.pages, tag.posts, tag.categories, tag.retailers, ...brochures.map(tag.brochure)],
    },
    () => readDocuments(documents),
  )
  const shown = (links: StoredLink[]) => links.flatMap((one) => follow(one, followed, locale) ?? [])
  return {
    header: menus.header.flatMap((entry) => {
      const own = follow(entry, followed, locale)
      return own ? { ...own, links: shown(entry.links) } : []
    }),
    footer: menus.footer
      .map(({ title, links }) => ({ title: labelIn(title, locale), links: shown(links) }))
      .filter(({ links }) => links.length > 0),
  }
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
      found[id] = { path: pathOf(collection, slug), name: typeof name === 'string' ? { bg: name } : (name ?? title) }
    }
  }
  return found
}

function follow({ label, document, to }: StoredLink, followed: FollowedById, locale: Locale): MenuLink | null {
  const target = document ? followed[document.value] : { path: to ?? '', name: undefined }
  if (!target?.path) return null
  const href = target.path.startsWith('/') ? localePath(locale, target.path) : target.path
  return { label: labelIn(label, locale, target.name), href }
}

/** The link's own label in the language, else the document's name in it, else either in Bulgarian. */
function labelIn(own: Texts, locale: Locale, other?: Texts): LocalizedText {
  for (const lang of [locale, defaultLocale]) {
    const text = own?.[lang] || other?.[lang]
    if (text) return { text, lang }
  }
  return { text: '', lang: locale }
}
