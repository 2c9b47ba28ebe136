import type { DrawPlan, Product } from '../drawing/brochures/types'
import { headings } from './headings'
import { atShop, carries } from './prices/shop-prices'
import { products, sectionOf } from './products'
import { retailerOf } from './retailers'
import { towns } from './towns'
import type { BrochureSeed } from './types'

/** The drawing of a brochure: its heroes first, then its sections without them. Null when it has no PDF. */
export function drawPlan(brochure: BrochureSeed): DrawPlan | null {
  if (!brochure.pdf) return null
  const { pdf } = brochure
  const retailer = retailerOf(brochure.retailer)
  const sections = pdf.sections.map((section) => sectionOf(retailer.category, section))
  const heroes = pdf.heroes.map((name) => heroOf(name, retailer.category))
  const rest = sections.flatMap((section) =>
    products.filter(
      (product) => product.section === section && !heroes.includes(product) && carries(retailer.slug, product),
    ),
  )
  const [hero, ...others] = [...heroes, ...rest]
    .map((product) => atShop(retailer.slug, product))
    .map((product) => ofEdition(brochure, product))
  return {
    slug: brochure.slug,
    look: retailer.look,
    theme: retailer.theme,
    size: pdf.size,
    pages: pdf.pages,
    headline: brochure.title.bg,
    kicker: brochure.kicker,
    // The cover says nothing of its hero but one price.
    products: hero ? [{ ...hero, multiBuy: null, depositCents: null }, ...others] : [],
    headings,
    towns: townNamesOf(brochure) ?? [...new Set(retailer.stores.map((store) => store.town))],
    textLayer: pdf.textLayer ?? true,
  }
}

/** Names of the towns of an edition, as its stores have them. */
export const townNamesOf = ({ edition }: BrochureSeed): string[] | undefined =>
  edition?.towns.map((town) => towns[town].name)

/** Own prices of an edition are of things that have no price by weight. */
const ofEdition = ({ edition }: BrochureSeed, product: Product): Product => ({
  ...product,
  cents: edition?.prices?.[product.name] ?? product.cents,
})

function heroOf(name: string, category: string): Product {
  const found = products.find((product) => product.name === name && product.section.startsWith(`${category}/`))
  if (!found) throw new Error(`There is no product „${name}“ in ${category}`)
  return found
}
