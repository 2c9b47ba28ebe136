import { searchOffers } from '@/features/search/offers/data'
import { parseSearch } from '@/features/search/params'
import { searchProducts } from '@/features/search/products/data'
import { findAll } from '@/features/search/search-all'
import type { Locale } from '@/i18n/routing'
import { isMeant, type Shown } from './judge'
import type { Asked } from './questions'

const first = 3

async function shownFor({ thing, query, locale }: Asked): Promise<Shown[]> {
  if (thing.kind === 'products') {
    const { products } = await searchProducts({ query, locale, limit: first })
    return products.map(({ id, title, brand }) => ({ id: String(id), title, beside: [brand] }))
  }
  const { offers } = await searchOffers({ query, locale, limit: first })
  return offers.map(({ id, title, brand, packSize }) => ({ id, title, beside: [brand, packSize] }))
}

export async function answerTo(asked: Asked): Promise<{ isRight: boolean; shown: string[] }> {
  const shown = (await shownFor(asked)).slice(0, first)
  return { isRight: shown.some((hit) => isMeant(asked, hit)), shown: shown.map(({ title }) => title) }
}

export async function anythingFor(word: string, locale: Locale): Promise<string[]> {
  const found = await findAll(locale, parseSearch({ q: word }))
  if (!found) throw new Error(`The search for "${word}" failed.`)
  const { offers, products, goods, brochures, posts } = found
  return [
    ...brochures.corrected.map((correction) => `read as ${correction.found}`),
    ...offers.offers.map(({ title }) => title),
    ...products.products.map(({ title }) => title),
    ...(goods.total > 0 ? ['goods of the shop'] : []),
    ...brochures.retailers.map(({ name }) => name),
    ...brochures.brochures.map(({ brochure }) => brochure.title.text),
    ...posts.posts.map(({ title }) => title.text),
  ]
}
