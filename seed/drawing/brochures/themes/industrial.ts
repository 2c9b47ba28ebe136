import { type CardStyle, card } from '../card'
import { darker, inkOn, lighter, mix } from '../colour'
import type { Rect } from '../pen'
import { inset, oldPrice, price, priceHeight, saving, signature } from '../pieces'
import type { Cell, Page, Theme } from '../types'
import { foot } from './market'

function stripes(page: Page, area: Rect, one: string, two: string) {
  const { sheet, unit } = page
  sheet.clipped(() => {
    sheet.rect(area, one)
    const step = 26 * unit
    for (let x = area.x - area.h; x < area.x + area.w + step; x += step)
      sheet.shape(
        [
          [x, area.y + area.h],
          [x + area.h, area.y],
          [x + area.h + step / 2, area.y],
          [x + step / 2, area.y + area.h],
        ],
        two,
      )
  }, area)
}

function squares(page: Page, area: Rect, colour: string, opacity: number) {
  const step = 20 * page.unit
  for (let x = area.x; x <= area.x + area.w; x += step)
    page.sheet.line(x, area.y, x, area.y + area.h, colour, 0.5, opacity)
  for (let y = area.y; y <= area.y + area.h; y += step)
    page.sheet.line(area.x, y, area.x + area.w, y, colour, 0.5, opacity)
}

const style = (page: Page): CardStyle => ({
  pad: 10 * page.unit,
  ground: ({ sheet, unit, look }, { area }) => {
    sheet.lift(area, 2 * unit, 3)
    sheet.rect(area, '#ffffff')
    sheet.rect({ ...area, h: 5 * unit }, look.main)
    sheet.shape(
      [
        [area.x + area.w, area.y + 5 * unit],
        [area.x + area.w, area.y + 31 * unit],
        [area.x + area.w - 26 * unit, area.y + 5 * unit],
      ],
      look.accent,
    )
  },
  stage: ({ sheet, look }, area) =>
    sheet.glow(
      area.x + area.w / 2,
      area.y + area.h * 0.55,
      Math.min(area.w, area.h) * 0.6,
      mix(look.soft, '#000000', 0.06),
      0.9,
    ),
  title: 'sansBold',
  titleColour: '#1c1f22',
  titleSize: 14,
  brand: 'block',
  brandColour: darker(page.look.main, 0.05),
  meta: 'sansMedium',
  metaColour: '#5b6167',
  price: 'block',
  priceColour: () => inkOn(page.look.accent),
  tag: ({ sheet, look }, area) => {
    sheet.shape(
      [
        [area.x, area.y],
        [area.x + area.w, area.y],
        [area.x + area.w + area.h * 0.3, area.y + area.h / 2],
        [area.x + area.w, area.y + area.h],
        [area.x, area.y + area.h],
      ],
      look.accent,
    )
    sheet.circle(area.x + area.w + area.h * 0.1, area.y + area.h / 2, area.h * 0.07, '#ffffff')
  },
  tagPad: 0.3,
  oldColour: '#6b7177',
  strike: '#c4161c',
  badge: ({ sheet, look }, cx, cy, r, percent) => {
    const area = { x: cx - r, y: cy - r * 0.6, w: r * 2, h: r * 1.2 }
    sheet.rect(area, look.ink)
    sheet.text(`-${percent}%`, cx, cy + r * 0.26, {
      font: 'block',
      size: r * 0.74,
      colour: look.accent,
      align: 'center',
    })
  },
})

function ground(page: Page, heading: string): Rect {
  const { sheet, look, whole, unit } = page
  sheet.rect(whole, look.soft)
  squares(page, whole, look.ink, 0.05)
  const bar = { x: 0, y: 0, w: whole.w, h: 62 * unit }
  sheet.rect(bar, look.ink)
  stripes(page, { x: 0, y: bar.h, w: whole.w, h: 11 * unit }, look.accent, look.ink)
  sheet.shape(
    [
      [0, 0],
      [whole.w * 0.035, 0],
      [whole.w * 0.035 + 20 * unit, bar.h],
      [0, bar.h],
    ],
    look.main,
  )
  const size = Math.min(
    29 * unit,
    (29 * unit * whole.w * 0.54) / sheet.measure(heading.toUpperCase(), 'block', 29 * unit),
  )
  sheet.text(heading.toUpperCase(), whole.w * 0.035 + 30 * unit, 42 * unit, { font: 'block', size, colour: '#ffffff' })
  signature(page, whole.w - 20 * unit, 16 * unit, 30 * unit, { font: 'block', colour: '#ffffff', align: 'right' })
  foot(page, 'sansMedium', look.ink)
  return { x: 18 * unit, y: 90 * unit, w: whole.w - 36 * unit, h: whole.h - 130 * unit }
}

function cover(page: Page, cells: Omit<Cell, 'area'>[]): Rect[] {
  const { sheet, look, whole, unit, plan } = page
  const { w: W, h: H } = whole
  sheet.rect(whole, sheet.down(whole, lighter(look.ink, 0.16), darker(look.ink, 0.3)))
  squares(page, whole, '#ffffff', 0.05)
  sheet.shape(
    [
      [0, H * 0.36],
      [W, H * 0.24],
      [W, H * 0.7],
      [0, H * 0.77],
    ],
    look.main,
  )
  sheet.shape(
    [
      [W * 0.58, H * 0.29],
      [W, H * 0.24],
      [W, H * 0.7],
      [W * 0.42, H * 0.741],
    ],
    look.accent,
  )
  sheet.glow(W * 0.42, H * 0.5, W * 0.4, '#ffffff', 0.55)
  signature(page, 28 * unit, 26 * unit, 46 * unit, { font: 'block', colour: '#ffffff' })
  stripes(page, { x: W * 0.7, y: 40 * unit, w: W * 0.3, h: 18 * unit }, look.accent, look.ink)
  sheet.paragraph(
    plan.headline.toUpperCase(),
    { x: 28 * unit, y: H * 0.1, w: W - 56 * unit, h: H * 0.15 },
    { font: 'block', size: 58 * unit, colour: '#ffffff', lines: 2, leading: 0.98, valign: 'middle' },
  )
  const [hero, ...rest] = cells
  const heroArea = { x: W * 0.04, y: H * 0.28, w: W * 0.92, h: H * 0.45 }
  if (hero) {
    sheet.picture(
      hero.picture,
      { x: heroArea.x, y: heroArea.y, w: heroArea.w * 0.66, h: heroArea.h * 0.86 },
      { valign: 0.6 },
    )
    const tag = {
      x: heroArea.x + heroArea.w * 0.62,
      y: heroArea.y + heroArea.h * 0.26,
      w: heroArea.w * 0.38,
      h: heroArea.h * 0.34,
    }
    sheet.turned(
      () => {
        sheet.lift(tag, 4, 10)
        sheet.rect(tag, '#ffffff', { r: 3 })
        sheet.rect({ ...tag, h: tag.h * 0.24 }, look.ink, { r: 3 })
        const label = hero.product.oldCents
          ? `ПЕСТИШ ${Math.round((hero.product.oldCents - hero.product.cents) / 100)} €`
          : 'ПОСТОЯННО НИСКА'
        sheet.paragraph(
          label,
          { x: tag.x + 6, y: tag.y, w: tag.w - 12, h: tag.h * 0.24 },
          { font: 'block', size: tag.h * 0.15, colour: look.accent, align: 'center', valign: 'middle', lines: 1 },
        )
        const height = priceHeight(page, hero.product.cents, tag.w * 0.82, tag.h * 0.42, 'block')
        price(page, hero.product.cents, tag.x + tag.w / 2, tag.y + tag.h * 0.34, height, {
          font: 'block',
          colour: '#1c1f22',
          align: 'center',
        })
        if (hero.product.oldCents)
          oldPrice(page, hero.product.oldCents, tag.x + tag.w / 2, tag.y + tag.h * 0.93, {
            font: 'sansBold',
            size: tag.h * 0.13,
            colour: '#5b6167',
            align: 'center',
            strike: '#c4161c',
          })
      },
      4,
      tag.x + tag.w / 2,
      tag.y + tag.h / 2,
    )
    if (saving(hero.product) >= 5)
      style(page).badge?.(page, tag.x + tag.w * 0.1, tag.y + tag.h * 1.08, 30 * unit, saving(hero.product))
    const label = { x: heroArea.x, y: heroArea.y + heroArea.h - 50 * unit, w: heroArea.w * 0.66, h: 46 * unit }
    sheet.rect(label, look.ink)
    sheet.rect({ ...label, w: 7 * unit }, look.accent)
    sheet.paragraph(
      [hero.product.name, hero.product.brand].filter(Boolean).join(' · '),
      { x: label.x + 18 * unit, y: label.y + 5 * unit, w: label.w - 28 * unit, h: label.h - 10 * unit },
      { font: 'sansBold', size: 19 * unit, colour: '#ffffff', valign: 'middle', lines: 2 },
    )
  }
  sheet.paragraph(
    plan.kicker,
    { x: W * 0.66, y: heroArea.y + heroArea.h * 0.74, w: W * 0.3, h: heroArea.h * 0.16 },
    { font: 'sansBold', size: 14 * unit, colour: inkOn(look.accent), align: 'right', lines: 3 },
  )
  const top = H * 0.785
  const w = (W - 48 * unit - 12 * unit * (rest.length - 1)) / Math.max(1, rest.length)
  const small = rest.map((cell, index): Rect => {
    const area = inset({ x: 24 * unit + index * (w + 12 * unit), y: top, w, h: H - top - 24 * unit }, 0)
    card(page, { ...cell, area, large: false }, { ...style(page), titleSize: 11 })
    return area
  })
  return [heroArea, ...small]
}

export const industrial: Theme = {
  coverOffers: 4,
  cover,
  ground,
  cell: (page, cell) => card(page, cell, style(page)),
  gap: 12,
  display: 'block',
  body: 'sansMedium',
}
