import { locales } from '../../src/i18n/routing'
import type { Content } from './content'

/** Stock of the first colour by size; the second colour is in stock in all sizes. */
const pieces = { S: 5, M: 0, L: 2 }
type Size = keyof typeof pieces

export interface Goods {
  id: string
  slug: string
  variants: Record<Size, string>
  other: string
  colours: [string, string]
}

const names = {
  bg: ['огненочервено', 'морскосиньо'],
  de: ['Feuerrot', 'Meerblau'],
  en: ['fire red', 'sea blue'],
  ru: ['огненно-красный', 'морской синий'],
}

export async function writeGoods(content: Content, more = ''): Promise<Goods> {
  const slug = `${content.name}-goods${more}`
  const colours: [string, string] = [`${slug}-one`, `${slug}-two`]
  const ids = await Promise.all(colours.map((colour, at) => writeColour(content, colour, at)))
  const { rows } = await content.database.query(
    'select manufacturer_id as maker, size_chart_id as chart from products where manufacturer_id is not null and size_chart_id is not null limit 1',
  )
  const pictures = await content.database.query(
    "select media_id as id from products_rels where path = 'images' and media_id is not null order by id limit 3",
  )
  const figures = {
    slug,
    sku: slug,
    priceCents: 4990,
    composition: [{ fibre: 'cotton', percent: 100 }],
    manufacturer: rows[0]?.maker,
    sizeChart: rows[0]?.chart,
    images: pictures.rows.map((row) => row.id),
  }
  const texts = (locale: string) => ({ title: `Goods ${content.name} ${locale}`, summary: `About ${locale}` })
  const { doc } = await content.write('POST', '/products?locale=bg&draft=true&depth=0', { ...figures, ...texts('bg') })
  const id = idOf(doc)
  for (const locale of locales)
    await content.write('PATCH', `/products/${id}?locale=${locale}&draft=true&depth=0`, texts(locale))
  const variants = { S: '', M: '', L: '' }
  for (const size of ['S', 'M', 'L'] as const)
    variants[size] = await writeVariant(
      content,
      { product: id, colour: ids[0], size, sku: `${slug}-1${size}` },
      pieces[size],
    )
  const other = await writeVariant(content, { product: id, colour: ids[1], size: 'S', sku: `${slug}-2S` }, 9)
  await content.write('PATCH', `/products/${id}?locale=bg&depth=0`, { _status: 'published' })
  return { id, slug, variants, other, colours }
}

async function writeColour(content: Content, slug: string, at: number): Promise<string> {
  const data = { slug, hex: ['#b3402a', '#2a5f8f'][at], name: names.bg[at] }
  const { doc } = await content.write('POST', '/colours?locale=bg&depth=0', data)
  for (const locale of ['de', 'en', 'ru'] as const)
    await content.write('PATCH', `/colours/${idOf(doc)}?locale=${locale}&depth=0`, { name: names[locale][at] })
  return idOf(doc)
}

async function writeVariant(content: Content, data: Record<string, unknown>, onHand: number): Promise<string> {
  const { doc } = await content.write('POST', '/variants?depth=0', data)
  await writeStock(content, idOf(doc), onHand)
  return idOf(doc)
}

/** Sets the stock and notifies pages, as the shop does when a variant sells out or comes in stock. */
export async function writeStock(content: Content, variant: string, onHand: number): Promise<void> {
  await content.database.query(
    `insert into shop.variant_stock (variant, on_hand) values ($1, $2)
     on conflict (variant) do update set on_hand = excluded.on_hand`,
    [variant, onHand],
  )
  await content.database.query("select pg_notify('broshura_cache', $1)", [JSON.stringify({ tags: ['stock'] })])
}

function idOf(doc: unknown): string {
  const id: unknown = doc && typeof doc === 'object' ? Reflect.get(doc, 'id') : null
  if (typeof id !== 'string') throw new Error('the CMS names no id')
  return id
}
