import { type CardStyle, card } from '../card'
import { darker, inkOn, lighter } from '../colour'
import type { Rect } from '../pen'
import { inset, oldPrice, price, priceHeight, saving, signature, sizeLine } from '../pieces'
import type { Cell, Page, Theme } from '../types'

function rays(page: Page, cx: number, cy: number, r: number, colour: string, opacity: number, count = 18) {
  const step = (Math.PI * 2) / count
  for (let n = 0; n < count; n++) {
    const from = n * step
    const to = from + step / 2
    page.sheet.shape(
      [
        [cx, cy],
        [cx + r * Math.cos(from), cy + r * Math.sin(from)],
        [cx + r * Math.cos(to), cy + r * Math.sin(to)],
      ],
      colour,
      opacity,
    )
  }
}

function burst(page: Page, cx: number, cy: number, r: number, percent: number, ground: string) {
  page.sheet.star(cx, cy, r * 1.16, r * 0.98, 14, darker(ground, 0.25), 0.1, 0.35)
  page.sheet.star(cx, cy, r * 1.12, r * 0.95, 14, ground)
  page.sheet.text(`-${percent}%`, cx, cy + r * 0.27, {
    font: 'narrowBlack',
    size: r * 0.84,
    colour: inkOn(ground),
    align: 'center',
  })
}

const style = (page: Page): CardStyle => ({
  pad: 9 * page.unit,
  ground: ({ sheet, unit }, { area }) => {
    sheet.lift(area, 10 * unit, 3)
    sheet.rect(area, '#ffffff', { r: 10 * unit })
  },
  stage: ({ sheet, look }, area) =>
    sheet.glow(area.x + area.w / 2, area.y + area.h / 2, Math.min(area.w, area.h) * 0.62, look.soft, 0.9),
  title: 'sansBold',
  titleColour: '#1d1d1b',
  titleSize: 14,
  brand: 'sansMedium',
  brandColour: page.look.main,
  meta: 'sans',
  metaColour: '#5c5c58',
  price: 'narrowBlack',
  priceColour: ({ product }) => (product.oldCents ? '#ffffff' : inkOn(page.look.accent)),
  tag: ({ sheet, look, unit }, area, { product }) => {
    const ground = product.oldCents ? look.main : look.accent
    sheet.shape(
      [
        [area.x, area.y],
        [area.x + area.w + 3 * unit, area.y],
        [area.x + area.w - 4 * unit, area.y + area.h],
        [area.x, area.y + area.h],
      ],
      ground,
    )
  },
  tagPad: 0.28,
  oldColour: '#6b6b67',
  strike: page.look.main,
  badge: (where, cx, cy, r, percent) => burst(where, cx, cy, r, percent, where.look.accent),
})

function ground(page: Page, heading: string): Rect {
  const { sheet, look, whole, unit, number } = page
  sheet.rect(whole, sheet.down(whole, look.soft, lighter(look.soft, 0.45)))
  const band = 64 * unit
  sheet.path(`M0 0H${whole.w}V${band * 0.78}Q${whole.w / 2} ${band * 1.22} 0 ${band * 0.86}Z`, look.main)
  sheet.circle(whole.w - 60 * unit, 0, 70 * unit, look.second, 0.45)
  sheet.text(heading, 22 * unit, 44 * unit, {
    font: 'narrowBlack',
    size: Math.min(38 * unit, (38 * unit * whole.w * 0.62) / sheet.measure(heading, 'narrowBlack', 38 * unit)),
    colour: inkOn(look.main),
  })
  signature(page, whole.w - 20 * unit, 14 * unit, 30 * unit, {
    font: 'sansBlack',
    colour: inkOn(look.main),
    align: 'right',
  })
  foot(page, 'sansMedium', look.main)
  void number
  return { x: 16 * unit, y: band + 18 * unit, w: whole.w - 32 * unit, h: whole.h - band - 18 * unit - 40 * unit }
}

export function foot(page: Page, font: 'sansMedium' | 'round' | 'plain' | 'chunkyMedium' | 'sans', colour: string) {
  const { sheet, look, whole, unit, number } = page
  const y = whole.h - 15 * unit
  const size = 7.6 * unit
  sheet.text('До изчерпване на количествата. Цени с ДДС.', 18 * unit, y, { font, size, colour, opacity: 0.85 })
  sheet.text(look.website.replace('https://', ''), whole.w / 2 + 20 * unit, y, {
    font,
    size: 9 * unit,
    colour,
    align: 'center',
  })
  sheet.circle(whole.w - 26 * unit, whole.h - 18 * unit, 11 * unit, colour)
  sheet.text(String(number), whole.w - 26 * unit, whole.h - 14.4 * unit, {
    font,
    size: 10.5 * unit,
    colour: inkOn(colour),
    align: 'center',
  })
}

function cover(page: Page, cells: Omit<Cell, 'area'>[]): Rect[] {
  const { sheet, look, whole, unit, plan } = page
  const { w: W, h: H } = whole
  const cx = W * 0.5
  const cy = H * 0.47
  sheet.rect(whole, sheet.down(whole, lighter(look.main, 0.08), darker(look.main, 0.25)))
  rays(page, cx, cy, H, lighter(look.main, 0.35), 0.22, 22)
  sheet.glow(cx, cy, W * 0.55, '#ffffff', 0.55)
  const ink = inkOn(look.main)
  const logo = { x: 22 * unit, y: 20 * unit, w: 0, h: 54 * unit }
  logo.w = logo.h * 1.7 + sheet.measure(look.name, 'sansBlack', logo.h * 0.42)
  sheet.lift(logo, 14 * unit, 5)
  sheet.rect(logo, '#ffffff', { r: 14 * unit })
  signature(page, logo.x + 10 * unit, logo.y + 8 * unit, logo.h - 16 * unit, { font: 'sansBlack', colour: look.main })
  sheet.paragraph(
    plan.kicker,
    { x: logo.x + logo.w + 16 * unit, y: logo.y, w: W - logo.x * 2 - logo.w - 16 * unit, h: logo.h },
    { font: 'sansMedium', size: 15 * unit, colour: ink, align: 'right', valign: 'middle', lines: 3 },
  )
  sheet.paragraph(
    plan.headline.toUpperCase(),
    { x: 24 * unit, y: H * 0.105, w: W - 48 * unit, h: H * 0.17 },
    { font: 'narrowBlack', size: 84 * unit, colour: ink, align: 'center', valign: 'middle', lines: 2, leading: 0.92 },
  )

  const [hero, ...rest] = cells
  const strip = { x: 18 * unit, y: H * 0.745, w: W - 36 * unit, h: H * 0.225 }
  const heroArea = { x: W * 0.05, y: H * 0.285, w: W * 0.9, h: H * 0.44 }
  if (hero) coverHero(page, hero, heroArea)
  const w = (strip.w - 12 * unit * (rest.length - 1)) / Math.max(1, rest.length)
  const small = rest.map((cell, index): Rect => {
    const area = { x: strip.x + index * (w + 12 * unit), y: strip.y, w, h: strip.h }
    card(page, { ...cell, area, large: false }, { ...style(page), titleSize: 11 })
    return area
  })
  return [heroArea, ...small]
}

function coverHero(page: Page, hero: Omit<Cell, 'area'>, area: Rect) {
  const { sheet, look, unit } = page
  const { product } = hero
  sheet.picture(
    hero.picture,
    { x: area.x + area.w * 0.03, y: area.y, w: area.w * 0.62, h: area.h * 0.84 },
    { align: 0.35, valign: 0.9 },
  )
  const r = Math.min(area.w * 0.27, area.h * 0.36)
  const cx = area.x + area.w - r * 1.12
  const cy = area.y + area.h * 0.42
  sheet.star(cx + 4, cy + 7, r * 1.12, r * 0.98, 18, '#000000', 0, 0.18)
  sheet.star(cx, cy, r * 1.12, r * 0.98, 18, look.accent)
  sheet.circle(cx, cy, r * 0.9, lighter(look.accent, 0.18))
  const ink = inkOn(look.accent, '#c4161c')
  const height = priceHeight(page, product.cents, r * 1.42, r * 0.74, 'narrowBlack')
  price(page, product.cents, cx, cy - height * 0.52, height, { font: 'narrowBlack', colour: ink, align: 'center' })
  if (product.oldCents)
    oldPrice(page, product.oldCents, cx, cy - height * 0.52 - r * 0.16, {
      font: 'sansMedium',
      size: r * 0.22,
      colour: '#3a3a38',
      align: 'center',
      strike: '#c4161c',
    })
  if (sizeLine(product))
    sheet.text(sizeLine(product), cx, cy + r * 0.68, {
      font: 'sansMedium',
      size: r * 0.14,
      colour: '#3a3a38',
      align: 'center',
    })
  if (saving(product) >= 5) {
    sheet.circle(cx + r * 0.72, cy - r * 0.86, r * 0.36, look.second)
    sheet.text(`-${saving(product)}%`, cx + r * 0.72, cy - r * 0.76, {
      font: 'narrowBlack',
      size: r * 0.34,
      colour: inkOn(look.second),
      align: 'center',
    })
  }
  const label = { x: area.x, y: area.y + area.h - 50 * unit, w: area.w * 0.72, h: 46 * unit }
  sheet.lift(label, 12 * unit, 4)
  sheet.rect(label, '#ffffff', { r: 12 * unit })
  const name = product.brand ? `${product.name} ${product.brand}` : product.name
  sheet.paragraph(name, inset(label, 12 * unit, 5 * unit), {
    font: 'sansBlack',
    size: 23 * unit,
    colour: '#1d1d1b',
    valign: 'middle',
    lines: 2,
    min: 9,
  })
}

export const market: Theme = {
  coverOffers: 4,
  cover,
  ground,
  cell: (page, cell) => card(page, cell, style(page)),
  gap: 11,
  display: 'sansBlack',
  body: 'sansMedium',
}
