import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { addDays, type CalendarDay, sofiaDay } from '@/domain/calendar-day'
import { type Locale, locales } from '@/i18n/routing'
import type { LegalPage, Product } from '../../payload-types'
import { maker } from '../access/samples'

type BrochureData = {
  slug?: string
  title?: string
  retailer?: string
  category?: string
  validFrom?: CalendarDay
  validTo?: CalendarDay
  related?: string[]
  towns?: string[]
  publishedAt?: string
  pages?: number
  _status?: 'draft' | 'published'
}

type ProductData = Pick<Product, 'slug'> & Partial<Product>

type LegalData = {
  slug: string
  validFrom?: CalendarDay
  title?: string
  text?: (locale: Locale) => LegalPage['text']
  _status?: 'draft' | 'published'
}

export async function contentFixtures(payload: Payload) {
  let count = 0
  const next = () => {
    count += 1
    return count
  }
  const run = payload.db.drizzle.execute.bind(payload.db.drizzle)

  async function createCategory(slug = `category-${next()}`): Promise<string> {
    const data = { slug, name: `Категория ${slug}`, icon: 'shopping-cart', order: count }
    return (await payload.create({ collection: 'categories', locale: 'bg', data })).id
  }

  async function createRetailer(slug = `shop-${next()}`, status: 'draft' | 'published' = 'published'): Promise<string> {
    const data = { name: `Магазин ${slug}`, slug, colour: '#336699', _status: status }
    return (await payload.create({ collection: 'retailers', locale: 'bg', data })).id
  }

  const retailer = await createRetailer()
  const category = await createCategory()
  const file = randomUUID()
  await run(sql`insert into brochure_files (id, filename) values (${file}, 'some.pdf')`)

  async function addPages(brochure: string, pages: number): Promise<string> {
    const id = randomUUID()
    await run(sql`
      insert into imports (id, brochure_id, file_id, status, hash, page_count)
      values (${id}, ${brochure}, ${file}, 'done', ${id.replaceAll('-', '')}, ${pages})`)
    await run(sql`
      insert into brochure_pages (id, import_id, brochure_id, number, position, hidden, width, height, placeholder, text)
      select gen_random_uuid(), ${id}, ${brochure}, n, n, false, 595, 842, 'data:image/webp;base64,', 'text ' || n from generate_series(1, ${pages}::int) n`)
    await run(sql`update brochures set active_import_id = ${id} where id = ${brochure}`)
    await run(sql`update _brochures_v set version_active_import_id = ${id} where parent_id = ${brochure}`)
    return id
  }

  /** As in brochures that were published before publishing required pages. */
  async function removePages(brochure: string): Promise<void> {
    await run(sql`update brochures set active_import_id = null where id = ${brochure}`)
    await run(sql`update _brochures_v set version_active_import_id = null where parent_id = ${brochure}`)
    await run(sql`delete from brochure_pages where brochure_id = ${brochure}`)
    await run(sql`delete from imports where brochure_id = ${brochure}`)
  }

  async function translate(id: string, title: string): Promise<void> {
    for (const locale of locales) {
      const data = { title: `${title} ${locale}`, summary: `Summary ${locale}` }
      await payload.update({ collection: 'brochures', id, locale, draft: true, data })
    }
  }

  const publish = (id: string) =>
    payload.update({ collection: 'brochures', id, locale: 'bg', data: { _status: 'published' } })

  const unpublish = (id: string) =>
    payload.update({ collection: 'brochures', id, locale: 'bg', data: { _status: 'draft' } })

  async function createBrochure(given: BrochureData = {}): Promise<string> {
    const { pages = 1, _status = 'published', title = `Брошура ${next()}`, ...data } = given
    const today = sofiaDay()
    const { id } = await payload.create({
      collection: 'brochures',
      locale: 'bg',
      draft: true,
      data: {
        slug: `broshura-${next()}`,
        retailer,
        category,
        validFrom: addDays(today, -3),
        validTo: addDays(today, 3),
        ...data,
        title,
        _status: 'draft',
      },
    })
    const published = _status === 'published'
    if (pages > 0 || published) await addPages(id, Math.max(pages, 1))
    if (published) {
      await translate(id, title)
      await publish(id)
    }
    if (pages === 0 && published) await removePages(id)
    return id
  }

  let manufacturer: string | undefined

  async function productFacts() {
    manufacturer ??= (await payload.create({ collection: 'manufacturers', data: maker })).id
    return { manufacturer, composition: [{ fibre: 'cotton' as const, percent: 100 }] }
  }

  async function createProduct(given: ProductData): Promise<string> {
    const { _status = 'published', title = 'Риза', ...data } = given
    const words = (locale: string) => ({ title: `${title} ${locale}`, summary: `Summary ${locale}` })
    const { id } = await payload.create({
      collection: 'products',
      locale: 'bg',
      draft: true,
      data: {
        sku: `SKU-${next()}`,
        priceCents: 1999,
        currency: 'EUR',
        ...(await productFacts()),
        ...data,
        ...words('bg'),
        _status: 'draft',
      },
    })
    if (_status === 'draft') return id
    for (const locale of locales.slice(1))
      await payload.update({ collection: 'products', id, locale, draft: true, data: words(locale) })
    await payload.update({ collection: 'products', id, locale: 'bg', data: { _status: 'published' } })
    return id
  }

  /** A version of a past day was published for a coming one, whose day has passed since. */
  async function createLegalPage(given: LegalData): Promise<string> {
    const today = sofiaDay()
    const { _status = 'published', title = 'Правила', text, slug, validFrom = addDays(today, -3) } = given
    const isPast = _status === 'published' && validFrom < today
    const data = { slug, validFrom: isPast ? addDays(validFrom, 10_000) : validFrom, summary: 'Накратко' }
    const { id } = await payload.create({
      collection: 'legal-pages',
      locale: 'bg',
      draft: true,
      data: { ...data, title, text: text?.('bg'), _status: 'draft' },
    })
    if (_status === 'draft') return id
    for (const locale of locales.slice(1)) {
      const words = { title: `${title} ${locale}`, summary: `Summary ${locale}`, text: text?.(locale) }
      await payload.update({ collection: 'legal-pages', id, locale, draft: true, data: words })
    }
    await payload.update({ collection: 'legal-pages', id, locale: 'bg', data: { _status: 'published' } })
    if (isPast) {
      await run(sql`update legal_pages set valid_from = ${validFrom} where id = ${id}`)
      await run(sql`update _legal_pages_v set version_valid_from = ${validFrom} where parent_id = ${id}`)
    }
    return id
  }

  const published = (id: string) => payload.findByID({ collection: 'brochures', id, depth: 0, locale: 'bg' })

  return {
    retailer,
    category,
    run,
    addPages,
    createBrochure,
    createCategory,
    createLegalPage,
    createProduct,
    createRetailer,
    publish,
    productFacts,
    published,
    translate,
    unpublish,
  }
}
