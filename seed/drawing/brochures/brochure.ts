import { closing } from './closing'
import { hasClosing, innerPages, pageSizes, places } from './layout'
import type { Rect } from './pen'
import { type Picture, productPicture, svgPicture } from './picture'
import { randomFrom, seedOf } from './random'
import { Sheet } from './sheet'
import { themes } from './themes'
import type { DrawnOffer, DrawPlan, Page } from './types'

type Drawn = { bytes: Buffer; offers: DrawnOffer[]; pages: number }

/** Draws a brochure. The same plan gives the same bytes and boxes, on any day and machine. */
export async function drawBrochure(plan: DrawPlan): Promise<Drawn> {
  const theme = themes[plan.theme]
  const { width, height, unit } = pageSizes[plan.size]
  const sheet = new Sheet(width, height, `${plan.look.name} – ${plan.headline}`, !plan.textLayer)
  const whole: Rect = { x: 0, y: 0, w: width, h: height }
  const mark = await svgPicture(plan.look.mark)
  const offers: DrawnOffer[] = []
  const next = (): Page => {
    sheet.addPage()
    const number = sheet.page
    return {
      sheet,
      plan,
      look: plan.look,
      mark,
      number,
      unit,
      whole,
      random: randomFrom(seedOf(`${plan.slug}/${number}`)),
    }
  }
  const record = (area: Rect, product: DrawnOffer['product'], loyaltyOnly: boolean) => {
    const box = { x: area.x / width, y: area.y / height, width: area.w / width, height: area.h / height }
    offers.push({ page: sheet.page, box, product, loyaltyOnly })
  }

  const heroes = await Promise.all(
    plan.products
      .slice(0, theme.coverOffers)
      .map(async (product) => ({ product, picture: await pictureOf(product), loyaltyOnly: false, large: true })),
  )
  const cover = next()
  theme.cover(cover, heroes).forEach((area, index) => {
    const hero = heroes[index]
    if (hero) record(area, hero.product, false)
  })
  sheet.link({ x: 0, y: 0, w: width, h: height * 0.08 }, plan.look.website)

  let count = 0
  for (const [index, inner] of innerPages(plan, theme.coverOffers).entries()) {
    const pictures = await Promise.all(inner.products.map(pictureOf))
    const page = next()
    const room = theme.ground(page, plan.headings[inner.section] ?? plan.headline)
    const areas = places(plan.size, inner.products.length, index, room, theme.gap * unit)
    const smallest = Math.min(...areas.map((area) => area.w * area.h))
    inner.products.forEach((product, n) => {
      const area = areas[n]
      const picture = pictures[n]
      if (!area || !picture) return
      // Medicines are never tied to a loyalty card.
      const loyaltyOnly = ++count % 11 === 0 && product.section !== 'pharmacy/medicine'
      theme.cell(page, { area, product, picture, loyaltyOnly, large: area.w * area.h > smallest * 1.6 })
      record(area, product, loyaltyOnly)
    })
    if (index % 3 === 0)
      sheet.link({ x: width * 0.25, y: height * 0.95, w: width * 0.5, h: height * 0.04 }, plan.look.website)
  }

  if (hasClosing(plan)) closing(next(), theme)
  return { bytes: await sheet.finish(), offers, pages: sheet.page }
}

const pictureOf = (product: { art: string; brand: string | null }): Promise<Picture> =>
  productPicture(product.art, product.brand)
