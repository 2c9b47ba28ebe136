import { brochures } from '../../seed/content/brochures'
import { categories } from '../../seed/content/categories'
import { drawPlan } from '../../seed/content/plan'
import { retailers } from '../../seed/content/retailers'
import type { Corpus } from './corpus/types'

const productsAPage = 6

/** The demonstration's published brochures as the search sees them; their pages are split without drawing them. */
export const seedCorpus: Corpus = {
  categories: categories.map(({ slug, name }) => ({ slug, name })),
  retailers: retailers.map(({ slug, look, category, description }) => ({
    slug,
    name: look.name,
    category,
    description,
  })),
  brochures: brochures
    .filter(({ publication }) => publication === 'published')
    .map((brochure) => ({
      slug: brochure.slug,
      retailer: brochure.retailer,
      category: retailers.find(({ slug }) => slug === brochure.retailer)?.category ?? '',
      from: brochure.from,
      to: brochure.to,
      title: brochure.title,
      summary: brochure.summary,
      pages: pagesOf(brochure),
    })),
}

function pagesOf(brochure: (typeof brochures)[number]): string[] {
  const lines = (drawPlan(brochure)?.products ?? []).map(
    ({ name, brand, pack }) => `*${[name, brand, pack].filter(Boolean).join(' ')}`,
  )
  const pages = Array.from({ length: brochure.pdf?.pages ?? 0 }, (_, page) =>
    lines.slice(page * productsAPage, (page + 1) * productsAPage).join('\n'),
  )
  return pages.filter((page) => page !== '')
}
