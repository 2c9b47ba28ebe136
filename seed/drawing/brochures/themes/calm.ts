import { type CardStyle, card } from '../card'
import { darker, inkOn, lighter } from '../colour'
import type { Rect } from '../pen'
import { inset, oldPrice, price, priceHeight, saving, signature, sizeLine } from '../pieces'
import type { Cell, Page, Theme } from '../types'
import { foot } from './market'

function cross(page: Page, cx: number, cy: number, r: number, colour: string, opacity = 1) {
  const arm = r * 0.36
  page.sheet.rect({ x: cx - arm, y: cy - r, w: arm * 2, h: r * 2 }, colour, { r: arm * 0.5, opacity })
  page.sheet.rect({ x: cx - r, y: cy - arm, w: r - arm, h: arm * 2 }, colour, { r: arm * 0.4, opacity })
  page.sheet.rect({ x: cx + arm, y: cy - arm, w: r - arm, h: arm * 2 }, colour, { r: arm * 0.4, opacity })
}

const leaf = (page: Page, x: number, y: number, size: number, turn: number, colour: string, opacity: number) =>
  page.sheet.turned(
    () =>
      page.sheet.path(
        `M${x} ${y}c${size * 0.5} ${-size * 0.5} ${size * 0.5} ${-size * 1.2} 0 ${-size * 1.7}c${-size * 0.5} ${size * 0.5} ${-size * 0.5} ${size * 1.2} 0 ${size * 1.7}z`,
        colour,
        opacity,
      ),
    turn,
    x,
    y,
  )

const style = (page: Page): CardStyle => ({
  pad: 11 * page.unit,
  ground: ({ sheet, unit, look }, { area }) => {
    sheet.rect(area, '#ffffff', { r: 16 * unit })
    sheet.frame(area, lighter(look.main, 0.72), 0.8 * unit, 16 * unit)
  },
  stage: ({ sheet, look, unit }, area) => sheet.rect(inset(area, 1), look.soft, { r: 11 * unit }),
  title: 'round',
  titleColour: page.look.ink,
  titleSize: 13.5,
  brand: 'roundBlack',
  brandColour: page.look.main,
  meta: 'round',
  metaColour: '#64736f',
  price: 'roundBlack',
  priceColour: () => page.look.main,
  oldColour: '#7b8a86',
  badge: ({ sheet, look }, cx, cy, r, percent) => {
    sheet.circle(cx, cy, r, look.accent)
    sheet.text(`-${percent}%`, cx, cy + r * 0.24, {
      font: 'roundBlack',
      size: r * 0.66,
      colour: inkOn(look.accent),
      align: 'center',
    })
  },
})

function ground(page: Page, heading: string): Rect {
  const { sheet, look, whole, unit } = page
  sheet.rect(whole, lighter(look.soft, 0.55))
  sheet.circle(whole.w, 0, 150 * unit, look.soft)
  leaf(page, whole.w - 30 * unit, 118 * unit, 46 * unit, 28, look.main, 0.12)
  leaf(page, whole.w - 62 * unit, 112 * unit, 34 * unit, -24, look.main, 0.12)
  signature(page, 26 * unit, 22 * unit, 26 * unit, { font: 'roundBlack', colour: look.main })
  sheet.text(heading, 26 * unit, 82 * unit, {
    font: 'roundBlack',
    size: Math.min(30 * unit, (30 * unit * whole.w * 0.76) / sheet.measure(heading, 'roundBlack', 30 * unit)),
    colour: look.ink,
  })
  sheet.rect({ x: 26 * unit, y: 93 * unit, w: 54 * unit, h: 4 * unit }, look.accent, { r: 2 * unit })
  foot(page, 'round', look.main)
  return { x: 24 * unit, y: 112 * unit, w: whole.w - 48 * unit, h: whole.h - 152 * unit }
}

function cover(page: Page, cells: Omit<Cell, 'area'>[]): Rect[] {
  const { sheet, look, whole, unit, plan } = page
  const { w: W, h: H } = whole
  sheet.rect(whole, sheet.down(whole, '#ffffff', look.soft))
  const r = Math.min(W * 0.5, H * 0.36)
  sheet.circle(W * 0.8, H * 0.6, r, look.main)
  sheet.circle(W * 0.8, H * 0.6, r * 0.84, lighter(look.main, 0.14))
  if (plan.products[0]?.section.startsWith('pharmacy/')) {
    cross(page, W * 0.12, H * 0.86, W * 0.2, look.main, 0.07)
    cross(page, W * 0.9, H * 0.07, W * 0.07, look.accent, 0.9)
  } else for (const turn of [-40, 0, 40]) leaf(page, W * 0.9, H * 0.11, 34 * unit, turn, look.accent, 0.85)
  for (const [x, y, size, turn] of [
    [0.97, 0.72, 90, -30],
    [0.9, 0.735, 70, -58],
    [0.05, 0.42, 60, 34],
    [0.11, 0.45, 46, 60],
  ] as const)
    leaf(page, W * x, H * y, size * unit, turn, darker(look.main, 0.15), 0.5)
  signature(page, 30 * unit, 28 * unit, 42 * unit, { font: 'roundBlack', colour: look.main })
  sheet.paragraph(
    plan.headline,
    { x: 30 * unit, y: H * 0.115, w: W * 0.72, h: H * 0.17 },
    { font: 'roundBlack', size: 52 * unit, colour: look.ink, lines: 3, leading: 1.02 },
  )
  sheet.paragraph(
    plan.kicker,
    { x: 30 * unit, y: H * 0.3, w: W * 0.3, h: H * 0.14 },
    { font: 'round', size: 15 * unit, colour: look.ink, lines: 4, leading: 1.25 },
  )
  const [hero, ...rest] = cells
  const heroArea = { x: W * 0.3, y: H * 0.26, w: W * 0.66, h: H * 0.46 }
  if (hero) {
    sheet.picture(
      hero.picture,
      { x: heroArea.x + heroArea.w * 0.16, y: heroArea.y, w: heroArea.w * 0.84, h: heroArea.h * 0.72 },
      { valign: 0.8 },
    )
    const label = { x: heroArea.x, y: heroArea.y + heroArea.h * 0.72, w: heroArea.w, h: heroArea.h * 0.28 }
    sheet.lift(label, 20 * unit, 6)
    sheet.rect(label, '#ffffff', { r: 20 * unit })
    const room = inset(label, 16 * unit, 12 * unit)
    sheet.paragraph(
      [hero.product.brand, hero.product.name].filter(Boolean).join(' '),
      { ...room, w: room.w * 0.54, h: room.h * 0.7 },
      { font: 'roundBlack', size: 19 * unit, colour: look.ink, lines: 3 },
    )
    sheet.text(sizeLine(hero.product), room.x, room.y + room.h * 0.96, {
      font: 'round',
      size: 11 * unit,
      colour: '#64736f',
    })
    const height = priceHeight(page, hero.product.cents, room.w * 0.4, room.h * 0.66, 'roundBlack')
    price(page, hero.product.cents, room.x + room.w, room.y + room.h - height, height, {
      font: 'roundBlack',
      colour: look.main,
      align: 'right',
    })
    if (hero.product.oldCents)
      oldPrice(page, hero.product.oldCents, room.x + room.w, room.y + 10 * unit, {
        font: 'round',
        size: 13 * unit,
        colour: '#7b8a86',
        align: 'right',
      })
    if (saving(hero.product) >= 5)
      style(page).badge?.(page, label.x + label.w - 20 * unit, label.y - 24 * unit, 30 * unit, saving(hero.product))
  }
  const top = H * 0.755
  const w = (W - 60 * unit - 14 * unit * (rest.length - 1)) / Math.max(1, rest.length)
  const small = rest.map((cell, index): Rect => {
    const area = { x: 30 * unit + index * (w + 14 * unit), y: top, w, h: H - top - 26 * unit }
    card(page, { ...cell, area, large: false }, { ...style(page), titleSize: 11 })
    return area
  })
  return [heroArea, ...small]
}

export const calm: Theme = {
  coverOffers: 4,
  cover,
  ground,
  cell: (page, cell) => card(page, cell, style(page)),
  gap: 13,
  display: 'roundBlack',
  body: 'round',
}
