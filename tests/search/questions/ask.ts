import type { FoundInAll } from '@/features/search/search-all'
import { type Question, type Section, sections } from './read'

function card(shop: string, ...parts: (string | null)[]): string {
  return `${parts.filter((part) => part).join(' ')} | ${shop}`
}

function titlesIn({ offers, products, brochures, posts }: FoundInAll): Record<Section, string[]> {
  return {
    retailers: [...brochures.retailers, ...brochures.chains].map(({ name }) => name),
    offers: offers.offers.map(({ title, brand, packSize, retailer }) => card(retailer.name, title, brand, packSize)),
    products: products.products.map(({ title, brand, reports: [first] }) => card(first.shop.name, title, brand)),
    brochures: brochures.brochures.map(({ brochure }) => card(brochure.retailer.name, brochure.title.text)),
    posts: posts.posts.map(({ title }) => title.text),
  }
}

export async function ask({ language, query, section }: Question): Promise<string[]> {
  const { findAll } = await import('@/features/search/search-all')
  const { parseSearch } = await import('@/features/search/params')
  const kind = section === 'retailers' ? undefined : section
  const found = await findAll(language, parseSearch({ q: query, kind }))
  if (!found) throw new Error(`The search for "${query}" failed.`)
  const titles = titlesIn(found)
  return section ? titles[section] : sections.flatMap((each) => titles[each])
}
