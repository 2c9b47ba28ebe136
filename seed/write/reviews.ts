import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import sharp from 'sharp'
import { z } from 'zod'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import { orderTotals } from '@/domain/order-totals'
import { lastDayToWithdraw } from '@/domain/withdrawal-time'
import type { Locale } from '@/i18n/routing'
import { tables } from '@/server/db/tables'
import { transactionOf } from '@/server/db/transaction'
import { uploadsRoot } from '@/server/files'
import { addresses, person } from '../content/customer'
import { reviews as allReviews, type ReviewSeed, reviewed, unreviewed } from '../content/reviews'
import { demoCustomer } from '../sign-ins'
import { ago, writeProgress } from './customer'
import { say, wrote } from './say'
import { together } from './transaction'

const { media, products, productsLocales, productsRels, variants } = tables
const shippingCents = 399

/**
 * Writes reviews of delivered orders, unless there are some, and the deliveries of the demonstration's customer when
 * the sign-in server has one.
 */
export async function writeReviews(cms: Payload, reviews: ReviewSeed[] = allReviews): Promise<void> {
  const { totalDocs } = await cms.count({ collection: 'reviews', where: { customer: { exists: false } } })
  if (totalDocs === 0) {
    await together(cms, async (req) => {
      for (const [index, seed] of reviews.entries()) {
        await writeGuestReview(req, seed, `BV-${1001 + index}`)
        wrote(index + 1, reviews.length)
      }
    })
    say(`${reviews.length} reviews`)
  }
  const { docs } = await cms.find({
    collection: 'customers',
    where: { email: { equals: demoCustomer.email } },
    depth: 0,
  })
  for (const { id } of docs) await writeOwnReview(cms, id)
}

async function writeGuestReview(req: PayloadRequest, seed: ReviewSeed, number: string) {
  const { buyer, delivered, language, product } = seed
  const order = await writeOrder(req, { buyer, customer: null, delivered, language, number, product })
  await writeReview(req, { ...seed, customer: null, order })
}

async function writeOwnReview(cms: Payload, customer: string) {
  const where = { customer: { equals: customer } }
  if ((await cms.count({ collection: 'reviews', where })).totalDocs > 0) return
  const [{ city, postcode, street }] = addresses
  const of = {
    buyer: { ...person, email: demoCustomer.email, city, postcode, street },
    customer,
    language: 'bg',
  } as const
  const begin = `BV-${customer.slice(-4).toUpperCase()}`
  await together(cms, async (req) => {
    const order = await writeOrder(req, { ...of, ...reviewed, number: `${begin}-1` })
    await writeReview(req, { ...of, ...reviewed, status: 'published', order })
    await writeOrder(req, { ...of, ...unreviewed, number: `${begin}-2` })
  })
}

type OrderSeed = Pick<ReviewSeed, 'buyer' | 'delivered' | 'language' | 'product'> & {
  customer: string | null
  number: string
}

async function writeOrder(req: PayloadRequest, { buyer, customer, delivered, language, number, product }: OrderSeed) {
  const { productTitle, unitPriceCents, variant, sku, size } = await goodsOf(req, product, language)
  const { email, ...where } = buyer
  const address = { ...where, country: 'BG', phone: person.phone }
  const lines = [{ title: productTitle, sku, size, variant, quantity: 1, unitPriceCents, vatRatePercent: 20 }]
  const steps = [
    { status: 'placed', at: ago(delivered + 3) },
    { status: 'packed', at: ago(delivered + 2) },
    { status: 'shipped', at: ago(delivered + 2) },
    { status: 'delivered', at: ago(delivered) },
  ] as const
  const { id, lines: written } = await req.payload.create({
    collection: 'orders',
    data: {
      number,
      customer,
      email,
      language,
      lines,
      shippingCents,
      ...orderTotals(lines, shippingCents),
      placedAt: steps[0].at,
      status: lastDayToWithdraw(addDays(sofiaDay(), -delivered)) < sofiaDay() ? 'closed' : 'placed',
      history: [...steps],
      paymentMethod: 'cash-on-delivery',
      shippingMethod: 'Еконт до адрес',
      carrier: 'econt',
      billingAddress: address,
      shippingAddress: address,
    },
    depth: 0,
    req,
  })
  await writeProgress(req, id, 'cash-on-delivery')
  return { id, line: written[0]?.id ?? '', productTitle }
}

const goodsRow = z.object({
  productTitle: z.string(),
  unitPriceCents: z.number(),
  variant: z.string(),
  sku: z.string(),
  size: z.string(),
})

async function goodsOf(req: PayloadRequest, slug: string, language: Locale) {
  const { rows } = await (await transactionOf(req)).execute(sql`
    select ${productsLocales.title} as "productTitle", ${products.priceCents} as "unitPriceCents", ${variants.id} as variant,
      ${variants.sku}, ${variants.size}
    from ${products} join ${productsLocales} on ${productsLocales._parentId} = ${products.id} and ${productsLocales._locale} = ${language}
    join ${variants} on ${variants.productId} = ${products.id} where ${products.slug} = ${slug} order by ${variants.sku} limit 1`)
  return goodsRow.parse(rows[0])
}

type Written = Omit<ReviewSeed, 'buyer' | 'delivered'> & {
  customer: string | null
  order: { id: string; line: string; productTitle: string }
}

async function writeReview(req: PayloadRequest, { order, product, written, pictures = 0, ...said }: Written) {
  const { rows } = await (await transactionOf(req)).execute(sql`
    select ${products.id} from ${products} where ${products.slug} = ${product}`)
  const { id: productId } = z.object({ id: z.string() }).parse(rows[0])
  const { authorName, customer, fit, language, rating, status, text, title } = said
  const { id } = await req.payload.create({
    collection: 'reviews',
    data: {
      authorName,
      customer,
      fit,
      language,
      rating,
      status,
      text,
      title,
      product: productId,
      productTitle: order.productTitle,
      order: order.id,
      line: order.line,
      createdAt: ago(written),
    },
    depth: 0,
    req,
  })
  for (const data of await picturesOf(req, productId, pictures)) {
    const file = { data, name: `${crypto.randomUUID()}.webp`, mimetype: 'image/webp', size: data.length }
    await req.payload.create({ collection: 'review-pictures', data: { review: id, customer }, file, depth: 0, req })
  }
}

const fileRow = z.array(z.object({ filename: z.string() }))

async function picturesOf(req: PayloadRequest, product: string, count: number): Promise<Buffer[]> {
  const { rows } = await (await transactionOf(req)).execute(sql`
    select ${media.filename} from ${productsRels} join ${media} on ${media.id} = ${productsRels.mediaId}
    where ${productsRels.parentId} = ${product} and ${media.mimeType} = 'image/avif' order by ${productsRels.order} limit ${count}`)
  const files = fileRow.parse(rows).map(({ filename }) => path.join(uploadsRoot(), 'media', filename))
  // As a customer would send it: AVIF is not accepted from customers.
  return Promise.all(files.map((file) => sharp(file).webp({ effort: 0 }).toBuffer()))
}
