import type { Payload } from 'payload'
import { type Locale, locales } from '@/i18n/routing'
import type { Product } from '../../payload-types'
import { contentFixtures } from '../content/content-fixtures'

type Texts = Record<Locale, string>
type Fibre = NonNullable<Product['composition']>[number]['fibre']
type Goods = {
  slug: string
  sku: string
  title: Texts
  cents: number
  fibre: Fibre
  category?: string
  stock: [colour: string, pieces: number][]
} & Partial<Pick<Product, 'isSample' | '_status'>>

export async function goodsKit(payload: Payload) {
  const { moveStock } = await import('@/features/shop/goods/stock/reserve')
  const kit = await contentFixtures(payload)

  async function createColour(slug: string, name: Texts): Promise<string> {
    const data = { slug, hex: '#336699', name: name.bg }
    const { id } = await payload.create({ collection: 'colours', locale: 'bg', data })
    for (const locale of locales.slice(1))
      await payload.update({ collection: 'colours', id, locale, data: { name: name[locale] } })
    return id
  }

  async function createCategory(slug: string, name: Texts): Promise<string> {
    const data = { slug, kind: 'category' as const, name: name.bg }
    const { id } = await payload.create({ collection: 'product-terms', locale: 'bg', data })
    for (const locale of locales.slice(1))
      await payload.update({ collection: 'product-terms', id, locale, data: { name: name[locale] } })
    return id
  }

  const move = (variant: string, quantity: number) =>
    moveStock(payload.db.drizzle, { variant, quantity }, quantity > 0 ? 'delivery' : 'count')

  async function createGoods({ title, cents, fibre, category, stock, ...more }: Goods) {
    const { _status = 'published' } = more
    const data = {
      ...more,
      priceCents: cents,
      composition: [{ fibre, percent: 100 }],
      ...(category ? { categories: [category] } : {}),
      _status: 'draft' as const,
    }
    const product = await kit.createProduct(data)
    for (const locale of locales) {
      const words = { title: title[locale], summary: '…' }
      await payload.update({ collection: 'products', id: product, locale, draft: true, data: words })
    }
    const variants: string[] = []
    for (const [colour, pieces] of stock) {
      const variant = { product, colour, size: 'M', sku: `${more.sku}-${variants.length + 1}-M` }
      const { id } = await payload.create({ collection: 'variants', data: variant })
      if (pieces > 0) await move(id, pieces)
      variants.push(id)
    }
    await payload.update({ collection: 'products', id: product, locale: 'bg', data: { _status } })
    return { product, variants }
  }

  return { createCategory, createColour, createGoods, move }
}
