import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { maker, sampleFiles } from '../../access/samples'
import { contentFixtures } from '../../content/content-fixtures'
import { atEnd } from '../../setup/at-end'
import { freshDatabase } from '../../setup/database'
import { visitorRequest } from '../../setup/next-request'

let payload: Payload
let kit: Awaited<ReturnType<typeof contentFixtures>>
let waitForInvalidations: () => Promise<void>
let variants: typeof import('@/features/shop/goods/variants/product-variants')
let data: typeof import('@/features/shop/goods/data')
let count = 0

beforeAll(async () => {
  await freshDatabase()
  const { cmsSystem } = await import('@/server/cms')
  payload = await cmsSystem()
  kit = await contentFixtures(payload)
  variants = await import('@/features/shop/goods/variants/product-variants')
  data = await import('@/features/shop/goods/data')
  const listener = await import('@/server/cache/listener')
  waitForInvalidations = listener.waitForInvalidations
  atEnd(await listener.listenForInvalidations())
})
afterAll(() => payload.destroy())

const slug = () => {
  count += 1
  return `goods-${count}`
}

async function colour(name: string): Promise<string> {
  return (await payload.create({ collection: 'colours', locale: 'bg', data: { name, slug: slug(), hex: '#112233' } }))
    .id
}

function variant(product: string, of: { colour: string; size: string; priceCents?: number; ean?: string }) {
  return payload.create({ collection: 'variants', data: { product, sku: slug(), ...of } })
}

const range = (product: string) => visitorRequest(() => variants.getRange(product, 'bg'))

it('says in which colours and sizes a product comes, a new one on the next request', async () => {
  const product = await kit.createProduct({ slug: slug() })
  const [red, blue] = [await colour('червено'), await colour('синьо')]
  await variant(product, { colour: red, size: 'XL' })
  await variant(product, { colour: red, size: 'S' })
  await waitForInvalidations()
  expect(await range(product)).toMatchObject({ colours: [{ name: 'червено' }], sizes: ['S', 'XL'] })
  await variant(product, { colour: blue, size: 'M' })
  await waitForInvalidations()
  expect(await range(product)).toMatchObject({
    colours: [{ name: 'червено' }, { name: 'синьо' }],
    sizes: ['S', 'M', 'XL'],
  })
})

it('has one variant of a product for a colour and a size, with a true EAN and a price in whole cents', async () => {
  const product = await kit.createProduct({ slug: slug() })
  const grey = await colour('сиво')
  await variant(product, { colour: grey, size: 'M', ean: '4006381333931', priceCents: 1999 })
  await expect(variant(product, { colour: grey, size: 'M' })).rejects.toThrow()
  await expect(variant(product, { colour: grey, size: 'L', ean: '4006381333932' })).rejects.toThrow()
  await expect(variant(product, { colour: grey, size: 'L', priceCents: 19.99 })).rejects.toThrow()
})

it('keeps a colour, a manufacturer and a size chart that goods have, and lets variants go with their product', async () => {
  const { id: manufacturer } = await payload.create({ collection: 'manufacturers', data: maker })
  const chart = { name: 'Дрехи', rows: [{ size: 'M', chest: '94–102' }] }
  const { id: sizeChart } = await payload.create({ collection: 'size-charts', locale: 'bg', data: chart })
  const product = await kit.createProduct({ slug: slug(), manufacturer, sizeChart })
  const green = await colour('зелено')
  const { id } = await variant(product, { colour: green, size: 'M' })
  await expect(payload.delete({ collection: 'colours', id: green })).rejects.toMatchObject({ status: 409 })
  await expect(payload.delete({ collection: 'manufacturers', id: manufacturer })).rejects.toMatchObject({ status: 409 })
  await expect(payload.delete({ collection: 'size-charts', id: sizeChart })).rejects.toMatchObject({ status: 409 })
  await payload.delete({ collection: 'products', id: product })
  await expect(payload.findByID({ collection: 'variants', id })).rejects.toMatchObject({ status: 404 })
  await expect(payload.delete({ collection: 'colours', id: green })).resolves.toMatchObject({ id: green })
})

it('publishes nothing for sale without fibres, which add up to 100 percent, and manufacturer', async () => {
  const cotton = { fibre: 'cotton' as const, percent: 95 }
  const bare = { composition: [], manufacturer: null }
  await expect(kit.createProduct({ slug: slug(), ...bare })).rejects.toThrow(/composition|Състав/i)
  await expect(kit.createProduct({ slug: slug(), manufacturer: null })).rejects.toThrow()
  await expect(kit.createProduct({ slug: slug(), composition: [cotton] })).rejects.toThrow()
  const whole = [cotton, { fibre: 'elastane' as const, percent: 5 }]
  await expect(kit.createProduct({ slug: slug(), composition: whole })).resolves.toBeTruthy()
  await expect(kit.createProduct({ slug: slug(), ...bare, isSample: true })).resolves.toBeTruthy()
})

it('has pictures by colour, which stand for its own while it has none, and keeps their colour', async () => {
  const blue = slug()
  const { id } = await payload.create({
    collection: 'colours',
    locale: 'bg',
    data: { name: 'синьо', slug: blue, hex: '#112233' },
  })
  const { pngFile } = await sampleFiles()
  const picture = async () => (await payload.create({ collection: 'media', data: {}, file: pngFile() })).id
  const [front, back, own] = [await picture(), await picture(), await picture()]
  const address = slug()
  const product = await kit.createProduct({
    slug: address,
    colourPictures: [{ colour: id, images: [front, back] }],
  })
  await waitForInvalidations()
  const shown = () => visitorRequest(() => data.getProductDetail(address, 'bg'))
  const byColour = [{ colour: blue, images: [expect.anything(), expect.anything()] }]
  const first = await shown()
  expect(first).toMatchObject({ picturesByColour: byColour })
  expect(first?.images).toEqual(first?.picturesByColour[0]?.images)
  await payload.update({ collection: 'products', id: product, locale: 'bg', data: { images: [own] } })
  await waitForInvalidations()
  expect(await shown()).toMatchObject({ picturesByColour: byColour, images: [expect.anything()] })
  expect(await pictureOfVariant(product, id)).toBe(await fileOf(front))
  const other = await payload.create({
    collection: 'colours',
    locale: 'bg',
    data: { name: 'бяло', slug: slug(), hex: '#ffffff' },
  })
  expect(await pictureOfVariant(product, other.id)).toBe(await fileOf(own))
  await expect(payload.delete({ collection: 'colours', id })).rejects.toMatchObject({ status: 409 })
  await expect(payload.delete({ collection: 'media', id: back })).rejects.toMatchObject({ status: 409 })
})

/** The picture of a variant in an order, by which staff recognise the goods in the store. */
async function pictureOfVariant(product: string, colour: string) {
  const { readGoods } = await import('@/features/shop/goods/goods')
  const { id } = await payload.create({ collection: 'variants', data: { product, colour, size: 'M', sku: slug() } })
  return (await readGoods(payload.db.drizzle, [id], 'bg', new Date())).get(id)?.picture
}

async function fileOf(media: string) {
  const { mediaUrl } = await import('@/design/media-picture')
  const { filename, sizes } = await payload.findByID({ collection: 'media', id: media })
  return mediaUrl(sizes?.card?.filename ?? filename ?? '')
}
