import { type CardStyle, card } from '../card'
import { darker, inkOn, lighter } from '../colour'
import type { Rect } from '../pen'
import { inset, oldPrice, price, priceHeight, saving, signature, sizeLine } from '../pieces'
import type { Cell, Page, Theme } from '../types'
import { foot } from './market'

function bubbles(page: Page, area: Rect, count: number, colour: string) {
  const { sheet, random, unit } = page
  for (let n = 0; n < count; n++) {
    const r = (5 + random() * 26) * unit
    const x = area.x + random() * area.w
    const y = area.y + random() * area.h
    sheet.circle(x, y, r, colour, 0.18)
    sheet.doc.circle(x, y, r).lineWidth(0.8).strokeOpacity(0.5).stroke('#ffffff').strokeOpacity(1)
    sheet.circle(x - r * 0.32, y - r * 0.34, r * 0.2, '#ffffff', 0.75)
  }
}

const tint = ({ look }: Page, cell: Cell) => {
  const tints = [lighter(look.main, 0.72), lighter(look.second, 0.6), lighter(look.accent, 0.6)]
  return tints[Math.round(cell.area.x / 80 + cell.area.y / 100) % tints.length] ?? look.soft
}

const style = (page: Page): CardStyle => ({
  pad: 9 * page.unit,
  align: 'center',
  ground: ({ sheet, unit }, { area }) => sheet.rect(area, '#ffffff', { r: 24 * unit }),
  stage: ({ sheet }, area, cell) => {
    sheet.circle(area.x + area.w / 2, area.y + area.h / 2, Math.min(area.w, area.h) * 0.49, tint(page, cell))
    sheet.circle(area.x + area.w / 2, area.y + area.h / 2, Math.min(area.w, area.h) * 0.38, '#ffffff', 0.4)
  },
  title: 'round',
  titleColour: page.look.ink,
  titleSize: 14,
  brand: 'roundBlack',
  brandColour: darker(page.look.main, 0.12),
  meta: 'round',
  metaColour: '#776b78',
  price: 'roundBlack',
  priceColour: () => inkOn(page.look.main),
  tag: ({ sheet, look }, area) => sheet.rect(area, look.main, { r: area.h * 0.4 }),
  tagPad: 0.36,
  oldColour: '#7f727f',
  strike: page.look.main,
  badge: ({ sheet, look }, cx, cy, r, percent) => {
    for (let n = 0; n < 8; n++)
      sheet.circle(
        cx + r * 0.78 * Math.cos((n * Math.PI) / 4),
        cy + r * 0.78 * Math.sin((n * Math.PI) / 4),
        r * 0.36,
        look.accent,
      )
    sheet.circle(cx, cy, r * 0.86, look.accent)
    sheet.text(`-${percent}%`, cx, cy + r * 0.22, {
      font: 'roundBlack',
      size: r * 0.66,
      colour: inkOn(look.accent),
      align: 'center',
    })
  },
})

function ground(page: Page, heading: string): Rect {
  const { sheet, look, whole, unit } = page
  sheet.rect(whole, sheet.across(whole, look.soft, lighter(look.second, 0.68)))
  bubbles(page, whole, 16, look.main)
  sheet.path(
    `M0 0H${whole.w}V${58 * unit}C${whole.w * 0.75} ${96 * unit} ${whole.w * 0.3} ${34 * unit} 0 ${78 * unit}Z`,
    '#ffffff',
    0.85,
  )
  const size = Math.min(29 * unit, (29 * unit * whole.w * 0.58) / sheet.measure(heading, 'roundBlack', 29 * unit))
  sheet.text(heading, 26 * unit, 44 * unit, { font: 'roundBlack', size, colour: look.ink })
  signature(page, whole.w - 22 * unit, 16 * unit, 32 * unit, { font: 'roundBlack', colour: look.main, align: 'right' })
  foot(page, 'round', look.ink)
  return { x: 20 * unit, y: 88 * unit, w: whole.w - 40 * unit, h: whole.h - 126 * unit }
}

function cover(page: Page, cells: Omit<Cell, 'area'>[]): Rect[] {
  const { sheet, look, whole, unit, plan } = page
  const { w: W, h: H } = whole
  sheet.rect(whole, sheet.across(whole, lighter(look.main, 0.42), lighter(look.second, 0.35)))
  sheet.circle(W * 0.5, H * 0.5, W * 0.5, '#ffffff', 0.28)
  sheet.circle(W * 0.5, H * 0.5, W * 0.39, '#ffffff', 0.5)
  bubbles(page, whole, 34, look.main)
  sheet.path(`M0 0H${W}V${H * 0.1}C${W * 0.72} ${H * 0.15} ${W * 0.34} ${H * 0.06} 0 ${H * 0.12}Z`, '#ffffff')
  signature(page, W / 2, 20 * unit, 42 * unit, { font: 'roundBlack', colour: look.main, align: 'center' })
  sheet.paragraph(
    plan.headline,
    { x: W * 0.07, y: H * 0.14, w: W * 0.86, h: H * 0.135 },
    {
      font: 'roundBlack',
      size: 54 * unit,
      colour: look.ink,
      align: 'center',
      lines: 2,
      leading: 1.02,
      valign: 'middle',
    },
  )
  const [hero, ...rest] = cells
  const heroArea = { x: W * 0.06, y: H * 0.285, w: W * 0.88, h: H * 0.45 }
  if (hero) {
    sheet.picture(hero.picture, { x: W * 0.2, y: heroArea.y, w: W * 0.6, h: heroArea.h * 0.82 }, { valign: 0.7 })
    const r = heroArea.h * 0.2
    const cx = heroArea.x + heroArea.w - r * 1.05
    const cy = heroArea.y + heroArea.h * 0.2
    for (let n = 0; n < 12; n++)
      sheet.circle(cx + r * Math.cos((n * Math.PI) / 6), cy + r * Math.sin((n * Math.PI) / 6), r * 0.27, look.main)
    sheet.circle(cx, cy, r * 1.05, look.main)
    const height = priceHeight(page, hero.product.cents, r * 1.5, r * 0.62, 'roundBlack')
    price(page, hero.product.cents, cx, cy - height * 0.45, height, {
      font: 'roundBlack',
      colour: inkOn(look.main),
      align: 'center',
    })
    if (hero.product.oldCents)
      oldPrice(page, hero.product.oldCents, cx, cy - height * 0.45 - r * 0.16, {
        font: 'round',
        size: r * 0.21,
        colour: inkOn(look.main),
        align: 'center',
      })
    if (saving(hero.product) >= 5)
      style(page).badge?.(page, heroArea.x + r * 0.7, heroArea.y + heroArea.h * 0.24, r * 0.62, saving(hero.product))
    const label = { x: W * 0.14, y: heroArea.y + heroArea.h - 62 * unit, w: W * 0.72, h: 58 * unit }
    sheet.rect(label, '#ffffff', { r: 29 * unit })
    const note = sizeLine(hero.product)
    sheet.paragraph(
      [hero.product.brand, hero.product.name].filter(Boolean).join(' '),
      { ...inset(label, 22 * unit, 7 * unit), h: label.h * 0.5 },
      { font: 'roundBlack', size: 19 * unit, colour: look.ink, align: 'center', valign: 'middle', lines: 1 },
    )
    if (note)
      sheet.text(note, W / 2, label.y + label.h - 11 * unit, {
        font: 'round',
        size: 11 * unit,
        colour: '#776b78',
        align: 'center',
      })
  }
  const top = H * 0.76
  const w = (W - 44 * unit - 14 * unit * (rest.length - 1)) / Math.max(1, rest.length)
  const small = rest.map((cell, index): Rect => {
    const area = { x: 22 * unit + index * (w + 14 * unit), y: top, w, h: H - top - 20 * unit }
    card(page, { ...cell, area, large: false }, { ...style(page), titleSize: 10.5 })
    return area
  })
  return [heroArea, ...small]
}

export const pastel: Theme = {
  coverOffers: 4,
  cover,
  ground,
  cell: (page, cell) => card(page, cell, style(page)),
  gap: 12,
  display: 'roundBlack',
  body: 'round',
}
