import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import { moveStock } from '@/features/shop/stock/reserve'
import { locales } from '@/i18n/routing'
import { named, tables } from '@/server/db/tables'
import { transactionOf } from '@/server/db/transaction'
import { shopBasics, shopColours, shopManufacturer, shopSizeChart } from '../content/goods-basics'
import { type ProductSeed, productTerms, shopProducts } from '../content/shop-products'
import { productPictures } from '../draw/product-pictures'
import { richText } from './rich-text'
import { say } from './say'
import { together } from './transaction'

const { priceHistory } = tables.shop

type Ids = Map<string, string>

/** Writes the products of the shop that are missing, each related to the others. */
export async function writeShopProducts(cms: Payload) {
  const { docs } = await cms.find({
    collection: 'products',
    pagination: false,
    depth: 0,
    draft: true,
    select: { slug: true },
  })
  const ids: Ids = new Map(docs.map(({ slug, id }) => [slug, id]))
  const missing = shopProducts.filter(({ slug }) => !ids.has(slug))
  if (missing.length === 0) return
  await together(cms, async (req) => {
    const known = { terms: await writeTerms(req), ...(await writeBasics(req)) }
    for (const product of missing) ids.set(product.slug, await writeProduct(req, product, known))
    for (const { slug } of missing) {
      const id = ids.get(slug) ?? ''
      const related = shopProducts.flatMap((other) =>
        other.slug === slug || other.isSample ? [] : (ids.get(other.slug) ?? []),
      )
      await req.payload.update({ collection: 'products', id, data: { related, _status: 'published' }, depth: 0, req })
    }
  })
  await writePromotions(cms, missing, ids)
  say(`${missing.length} products of the shop`)
}

/** Reductions of these days, after two months at the usual price. */
async function writePromotions(cms: Payload, products: ProductSeed[], ids: Ids) {
  const today = sofiaDay()
  for (const { slug, title, promotionCents } of products) {
    const product = ids.get(slug)
    if (!promotionCents || !product) continue
    const valid = { validFrom: addDays(today, -3), validTo: addDays(today, 11) }
    const data = { name: title.bg, priceCents: promotionCents, products: [product], ...valid }
    await cms.create({ collection: 'promotions', data, depth: 0 })
    await cms.db.drizzle.execute(sql`
      update ${priceHistory} set ${named(priceHistory, 'since')} =
        ${priceHistory.since} - case when ${priceHistory.promoted} then interval '3 days' else interval '60 days' end
      where ${priceHistory.product} = ${product}`)
  }
}

async function writeTerms(req: PayloadRequest): Promise<Ids> {
  const { docs } = await req.payload.find({ collection: 'product-terms', pagination: false, depth: 0, req })
  const ids: Ids = new Map(docs.map(({ slug, id }) => [slug, id]))
  for (const { slug, kind, name } of productTerms.filter((one) => !ids.has(one.slug))) {
    const data = { slug, kind, name: name.bg }
    const { id } = await req.payload.create({ collection: 'product-terms', locale: 'bg', data, depth: 0, req })
    for (const locale of locales.filter((each) => each !== 'bg'))
      await req.payload.update({ collection: 'product-terms', id, locale, data: { name: name[locale] }, depth: 0, req })
    ids.set(slug, id)
  }
  return ids
}

type Basics = { colours: Ids; manufacturer: string; sizeChart: string }

/** Writes the colours, the manufacturer and the size chart that are missing. */
async function writeBasics(req: PayloadRequest): Promise<Basics> {
  const { payload } = req
  const known = await payload.find({ collection: 'colours', pagination: false, depth: 0, req })
  const colours: Ids = new Map(known.docs.map(({ slug, id }) => [slug, id]))
  for (const { slug, hex, name } of shopColours.filter((one) => !colours.has(one.slug))) {
    const data = { slug, hex, name: name.bg }
    const { id } = await payload.create({ collection: 'colours', locale: 'bg', data, depth: 0, req })
    for (const locale of locales.filter((each) => each !== 'bg'))
      await payload.update({ collection: 'colours', id, locale, data: { name: name[locale] }, depth: 0, req })
    colours.set(slug, id)
  }
  const makers = await payload.find({ collection: 'manufacturers', limit: 1, depth: 0, req })
  const maker =
    makers.docs[0] ?? (await payload.create({ collection: 'manufacturers', data: shopManufacturer, depth: 0, req }))
  return { colours, manufacturer: maker.id, sizeChart: await writeSizeChart(req) }
}

async function writeSizeChart(req: PayloadRequest): Promise<string> {
  const { payload } = req
  const charts = await payload.find({ collection: 'size-charts', limit: 1, depth: 0, req })
  if (charts.docs[0]) return charts.docs[0].id
  const { name, howToMeasure, rows } = shopSizeChart
  const data = { name: name.bg, howToMeasure: howToMeasure.bg, rows }
  const { id } = await payload.create({ collection: 'size-charts', locale: 'bg', data, depth: 0, req })
  for (const locale of locales.filter((each) => each !== 'bg')) {
    const texts = { name: name[locale], howToMeasure: howToMeasure[locale] }
    await payload.update({ collection: 'size-charts', id, locale, data: texts, depth: 0, req })
  }
  return id
}

async function writeVariants(req: PayloadRequest, product: string, { slug, sku }: ProductSeed, { colours }: Basics) {
  const { colours: comesIn = [], weightGrams } = shopBasics[slug] ?? {}
  let count = 0
  for (const name of comesIn) {
    const colour = colours.get(name) ?? ''
    for (const { size } of shopSizeChart.rows) {
      const data = { product, colour, size, sku: `${sku}-${name}-${size}`.toUpperCase(), weightGrams }
      const { id } = await req.payload.create({ collection: 'variants', data, depth: 0, req })
      // One size in five is sold out.
      count += 1
      if (count % 5 !== 0) await moveStock(await transactionOf(req), { variant: id, quantity: 8 }, 'delivery')
    }
  }
}

/** A draft: publishing needs all languages. */
async function writeProduct(
  req: PayloadRequest,
  product: ProductSeed,
  known: Basics & { terms: Ids },
): Promise<string> {
  const { terms, manufacturer, sizeChart } = known
  const { slug, sku, priceCents, oldPriceCents, currency, rating, reviewCount, isSample } = product
  const of = (kind: 'category' | 'tag') =>
    productTerms.flatMap((one) =>
      one.kind === kind && product.terms.includes(one.slug) ? (terms.get(one.slug) ?? []) : [],
    )
  const images = await writePictures(req, product)
  const { composition, care } = shopBasics[slug] ?? {}
  const figures = { priceCents, oldPriceCents, currency: currency ?? ('EUR' as const), rating, reviewCount, isSample }
  const { id } = await req.payload.create({
    collection: 'products',
    locale: 'bg',
    draft: true,
    data: {
      slug,
      sku,
      images,
      manufacturer,
      sizeChart,
      composition,
      care,
      categories: of('category'),
      tags: of('tag'),
      ...figures,
      ...textsOf(product, 'bg'),
    },
    depth: 0,
    req,
  })
  for (const locale of locales.filter((each) => each !== 'bg'))
    await req.payload.update({
      collection: 'products',
      id,
      locale,
      draft: true,
      data: textsOf(product, locale),
      depth: 0,
      req,
    })
  await writeVariants(req, id, product, known)
  return id
}

function textsOf(product: ProductSeed, locale: (typeof locales)[number]) {
  return {
    title: product.title[locale],
    summary: product.summary[locale],
    features: product.features[locale],
    description: richText(product.description[locale]),
    badge: product.badge?.[locale],
  }
}

async function writePictures(req: PayloadRequest, { slug, title, drawing, emoji, colours }: ProductSeed) {
  const ids: string[] = []
  for (const [index, svg] of productPictures(drawing, emoji, colours).entries()) {
    const data = Buffer.from(svg)
    const file = { data, name: `product-${slug}-${index + 1}.svg`, mimetype: 'image/svg+xml', size: data.length }
    const { id } = await req.payload.create({
      collection: 'media',
      locale: 'bg',
      data: { alt: title.bg },
      file,
      depth: 0,
      req,
    })
    for (const locale of locales.filter((each) => each !== 'bg'))
      await req.payload.update({ collection: 'media', id, locale, data: { alt: title[locale] }, depth: 0, req })
    ids.push(id)
  }
  return ids
}
