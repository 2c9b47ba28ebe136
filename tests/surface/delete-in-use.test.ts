import { expect, it } from 'vitest'
import { maker } from '../access/samples'
import { freshCms } from '../setup/cms'

let number = 0

const { payload } = await freshCms()

const slug = () => `used-${++number}`
const named = () => ({ name: 'Име', slug: slug() })
const draft = { locale: 'bg', draft: true } as const
const author = async () => (await payload.create({ collection: 'authors', locale: 'bg', data: named() })).id
const term = async (kind: 'category' | 'tag') =>
  (await payload.create({ collection: 'post-terms', locale: 'bg', data: { ...named(), kind } })).id

it('keeps an author whom a draft of a post names', async () => {
  const [id, other] = [await author(), await author()]
  const post = await payload.create({ collection: 'posts', ...draft, data: { title: 'A', slug: slug(), author: id } })
  const remove = () => payload.delete({ collection: 'authors', id })
  await expect(remove()).rejects.toMatchObject({ status: 409, message: expect.stringContaining('Използва се') })
  await payload.update({ collection: 'posts', id: post.id, ...draft, data: { author: other } })
  await payload.db.updateOne({ collection: 'posts', id: post.id, data: { author: other } })
  await expect(remove()).resolves.toMatchObject({ id })
})

it('keeps a category that a post has, and lets a tag go', async () => {
  const [category, tag] = [await term('category'), await term('tag')]
  await payload.create({ collection: 'posts', ...draft, data: { title: 'B', slug: slug(), category, tags: [tag] } })
  await expect(payload.delete({ collection: 'post-terms', id: category })).rejects.toMatchObject({ status: 409 })
  await expect(payload.delete({ collection: 'post-terms', id: tag })).resolves.toMatchObject({ id: tag })
})

it('keeps a category that a product has', async () => {
  const data = { ...named(), kind: 'category' as const }
  const { id } = await payload.create({ collection: 'product-terms', locale: 'bg', data })
  const product = { title: 'C', slug: slug(), sku: slug(), categories: [id] }
  await payload.create({ collection: 'products', ...draft, data: product })
  await expect(payload.delete({ collection: 'product-terms', id })).rejects.toMatchObject({ status: 409 })
})

it('keeps a colour, a manufacturer, a size chart and a category that only the draft of a product has', async () => {
  const { id: product } = await payload.create({
    collection: 'products',
    ...draft,
    data: { title: 'D', slug: slug(), sku: slug() },
  })
  const locale = 'bg'
  const { id: colour } = await payload.create({ collection: 'colours', locale, data: { ...named(), hex: '#112233' } })
  const { id: manufacturer } = await payload.create({ collection: 'manufacturers', data: maker })
  const chart = { name: 'Дрехи', rows: [{ size: 'M', chest: '94–102' }] }
  const { id: sizeChart } = await payload.create({ collection: 'size-charts', locale, data: chart })
  const kind = 'category' as const
  const { id: category } = await payload.create({ collection: 'product-terms', locale, data: { ...named(), kind } })
  const data = { colourPictures: [{ colour, images: [] }], manufacturer, sizeChart, categories: [category] }
  await payload.update({ collection: 'products', id: product, ...draft, data })
  const used = [
    ['colours', colour],
    ['manufacturers', manufacturer],
    ['size-charts', sizeChart],
    ['product-terms', category],
  ] as const
  for (const [collection, id] of used)
    await expect(payload.delete({ collection, id }), collection).rejects.toMatchObject({ status: 409 })
  await payload.delete({ collection: 'products', id: product })
  for (const [collection, id] of used)
    await expect(payload.delete({ collection, id }), collection).resolves.toMatchObject({ id })
})
