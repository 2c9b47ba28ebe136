import { type CardStyle, card } from '../card'
import { darker, inkOn, lighter, mix } from '../colour'
import type { Rect } from '../pen'
import { inset, oldPrice, price, priceHeight, saving, signature } from '../pieces'
import type { Cell, Page, Theme } from '../types'
import { foot } from './market'

const night = '#0b0d14'

function circuit(page: Page, colour: string) {
  const { sheet, whole, random } = page
  for (let n = 0; n < 16; n++) {
    const x = random() * whole.w
    const y = random() * whole.h
    const long = 40 + random() * 130
    sheet.line(x, y, x + long, y, colour, 0.7, 0.28)
    sheet.line(x + long, y, x + long + 26, y + (random() > 0.5 ? 26 : -26), colour, 0.7, 0.28)
    sheet.circle(x, y, 2, colour, 0.45)
  }
}

const style = (page: Page): CardStyle => ({
  pad: 11 * page.unit,
  ground: ({ sheet, unit, look }, { area }) => {
    sheet.rect(area, sheet.across(area, mix(night, look.main, 0.24), mix(night, look.main, 0.06)), { r: 14 * unit })
    sheet.frame(area, mix(night, look.main, 0.5), 0.8, 14 * unit)
  },
  stage: ({ sheet, look }, area) => {
    sheet.glow(area.x + area.w / 2, area.y + area.h * 0.52, Math.min(area.w, area.h) * 0.72, look.main, 0.75)
    sheet.glow(area.x + area.w / 2, area.y + area.h * 0.5, Math.min(area.w, area.h) * 0.42, '#ffffff', 0.5)
  },
  title: 'plainBold',
  titleColour: '#ffffff',
  titleSize: 12.5,
  brand: 'wide',
  brandColour: page.look.accent,
  meta: 'plain',
  metaColour: '#aeb6c8',
  price: 'wideBold',
  priceColour: () => '#ffffff',
  oldColour: '#97a0b5',
  strike: page.look.accent,
  badge: ({ sheet, look }, cx, cy, r, percent) => {
    const area = { x: cx - r, y: cy - r * 0.56, w: r * 2.1, h: r * 1.12 }
    sheet.rect(area, look.accent, { r: r * 0.3 })
    sheet.text(`-${percent}%`, area.x + area.w / 2, cy + r * 0.26, {
      font: 'wideBold',
      size: r * 0.6,
      colour: inkOn(look.accent),
      align: 'center',
    })
  },
})

function ground(page: Page, heading: string): Rect {
  const { sheet, look, whole, unit } = page
  sheet.rect(whole, sheet.down(whole, mix(night, look.main, 0.1), night))
  circuit(page, look.main)
  sheet.glow(0, 0, whole.w * 0.6, look.main, 0.4)
  const size = Math.min(24 * unit, (24 * unit * whole.w * 0.56) / sheet.measure(heading, 'wideBold', 24 * unit))
  sheet.text(heading, 24 * unit, 50 * unit, { font: 'wideBold', size, colour: '#ffffff' })
  sheet.rect({ x: 24 * unit, y: 64 * unit, w: 90 * unit, h: 4 * unit }, look.accent, { r: 2 })
  signature(page, whole.w - 24 * unit, 28 * unit, 28 * unit, { font: 'wideBold', colour: '#ffffff', align: 'right' })
  foot(page, 'plain', lighter(look.main, 0.45))
  return { x: 20 * unit, y: 84 * unit, w: whole.w - 40 * unit, h: whole.h - 124 * unit }
}

function cover(page: Page, cells: Omit<Cell, 'area'>[]): Rect[] {
  const { sheet, look, whole, unit, plan } = page
  const { w: W, h: H } = whole
  sheet.rect(whole, sheet.down(whole, mix(night, look.main, 0.32), night))
  circuit(page, look.main)
  sheet.shape(
    [
      [0, H * 0.5],
      [W, H * 0.28],
      [W, H * 0.66],
      [0, H * 0.82],
    ],
    sheet.across(whole, look.main, look.second),
    0.95,
  )
  sheet.shape(
    [
      [0, H * 0.82],
      [W, H * 0.66],
      [W, H * 0.675],
      [0, H * 0.84],
    ],
    look.accent,
  )
  sheet.glow(W * 0.5, H * 0.5, W * 0.48, '#ffffff', 0.7)
  signature(page, 28 * unit, 28 * unit, 40 * unit, { font: 'wideBold', colour: '#ffffff' })
  sheet.paragraph(
    plan.headline,
    { x: 28 * unit, y: H * 0.115, w: W - 56 * unit, h: H * 0.16 },
    { font: 'wideBold', size: 46 * unit, colour: '#ffffff', lines: 2, leading: 1.08 },
  )
  sheet.paragraph(
    plan.kicker,
    { x: 28 * unit, y: H * 0.28, w: W * 0.5, h: H * 0.05 },
    { font: 'plain', size: 15 * unit, colour: '#d6dcec', lines: 2 },
  )
  const [hero, ...rest] = cells
  const heroArea = { x: W * 0.04, y: H * 0.335, w: W * 0.92, h: H * 0.4 }
  if (hero) {
    sheet.picture(
      hero.picture,
      { x: heroArea.x + heroArea.w * 0.02, y: heroArea.y, w: heroArea.w * 0.62, h: heroArea.h * 0.98 },
      { valign: 0.55 },
    )
    const panel = {
      x: heroArea.x + heroArea.w * 0.66,
      y: heroArea.y + heroArea.h * 0.1,
      w: heroArea.w * 0.34,
      h: heroArea.h * 0.8,
    }
    sheet.lift(panel, 18 * unit, 10)
    sheet.rect(panel, night, { r: 18 * unit })
    sheet.frame(panel, look.accent, 1.6, 18 * unit)
    const room = inset(panel, 14 * unit)
    if (hero.product.brand)
      sheet.text(hero.product.brand, room.x, room.y + 12 * unit, { font: 'wide', size: 11 * unit, colour: look.accent })
    sheet.paragraph(
      hero.product.name,
      { ...room, y: room.y + 20 * unit, h: room.h * 0.42 },
      { font: 'plainBold', size: 19 * unit, colour: '#ffffff', lines: 5 },
    )
    const height = priceHeight(page, hero.product.cents, room.w, room.h * 0.26, 'wideBold')
    price(page, hero.product.cents, room.x, room.y + room.h - height, height, { font: 'wideBold', colour: '#ffffff' })
    if (hero.product.oldCents)
      oldPrice(page, hero.product.oldCents, room.x, room.y + room.h - height - 12 * unit, {
        font: 'plain',
        size: 13 * unit,
        colour: '#aab3c8',
        strike: look.accent,
      })
    if (saving(hero.product) >= 5)
      style(page).badge?.(page, panel.x + panel.w - 36 * unit, panel.y, 27 * unit, saving(hero.product))
  }
  const top = H * 0.775
  const w = (W - 48 * unit - 12 * unit * (rest.length - 1)) / Math.max(1, rest.length)
  const small = rest.map((cell, index): Rect => {
    const area = { x: 24 * unit + index * (w + 12 * unit), y: top, w, h: H - top - 22 * unit }
    sheet.rect(area, darker(night, 0.2), { r: 14 * unit })
    card(page, { ...cell, area, large: false }, { ...style(page), titleSize: 10 })
    return area
  })
  return [heroArea, ...small]
}

export const dark: Theme = {
  coverOffers: 4,
  cover,
  ground,
  cell: (page, cell) => card(page, cell, style(page)),
  gap: 12,
  display: 'wideBold',
  body: 'plain',
}
