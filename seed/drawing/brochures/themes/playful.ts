import { type CardStyle, card } from '../card'
import { darker, inkOn, lighter } from '../colour'
import type { Rect } from '../pen'
import { inset, oldPrice, price, priceHeight, saving, signature } from '../pieces'
import type { Cell, Page, Theme } from '../types'
import { foot } from './market'

const crayons = ['#ff5d73', '#ffb703', '#3ec6a8', '#4d8dff', '#b565ff', '#ff8c42']
const crayon = (n: number) => crayons[((n % crayons.length) + crayons.length) % crayons.length] ?? '#ff5d73'

function confetti(page: Page, area: Rect, count: number) {
  const { sheet, unit, random } = page
  for (let n = 0; n < count; n++) {
    const x = area.x + random() * area.w
    const y = area.y + random() * area.h
    const size = (3 + random() * 7) * unit
    const turn = random() * 180
    if (n % 3 === 0) sheet.circle(x, y, size * 0.6, crayon(n), 0.85)
    else if (n % 3 === 1)
      sheet.turned(
        () =>
          sheet.rect({ x: x - size / 2, y: y - size / 5, w: size * 1.4, h: size * 0.5 }, crayon(n), {
            r: 2,
            opacity: 0.85,
          }),
        turn,
        x,
        y,
      )
    else sheet.star(x, y, size * 0.9, size * 0.42, 5, crayon(n), turn, 0.85)
  }
}

function cloud(page: Page, cx: number, cy: number, r: number, colour: string, opacity = 1) {
  for (const [dx, dy, k] of [
    [0, 0, 1],
    [-0.95, 0.28, 0.68],
    [0.95, 0.24, 0.74],
    [-0.42, -0.34, 0.7],
    [0.5, -0.26, 0.66],
  ] as const)
    page.sheet.circle(cx + dx * r, cy + dy * r, r * k, colour, opacity)
  page.sheet.rect({ x: cx - r * 1.5, y: cy + r * 0.28, w: r * 3.05, h: r * 0.7 }, colour, { r: r * 0.35, opacity })
}

const style = (page: Page, colour: string): CardStyle => ({
  pad: 11 * page.unit,
  ground: ({ sheet, unit }, { area }) => {
    sheet.rect({ ...area, y: area.y + 4 * unit, h: area.h - 4 * unit }, darker(colour, 0.14), { r: 22 * unit })
    sheet.rect({ ...area, h: area.h - 4 * unit }, '#ffffff', { r: 22 * unit })
  },
  stage: ({ sheet }, area) => {
    sheet.ellipse(area.x + area.w / 2, area.y + area.h * 0.54, area.w * 0.46, area.h * 0.44, lighter(colour, 0.66))
    sheet.circle(area.x + area.w * 0.14, area.y + area.h * 0.86, Math.min(area.w, area.h) * 0.06, colour)
    sheet.star(
      area.x + area.w * 0.9,
      area.y + area.h * 0.82,
      Math.min(area.w, area.h) * 0.08,
      Math.min(area.w, area.h) * 0.035,
      5,
      colour,
    )
  },
  title: 'chunkyMedium',
  titleColour: '#2a2350',
  titleSize: 13.5,
  brand: 'chunky',
  brandColour: darker(colour, 0.22),
  meta: 'chunkyMedium',
  metaColour: '#6d678c',
  price: 'chunky',
  priceColour: () => inkOn(colour, '#2a2350'),
  tag: ({ sheet }, area) => sheet.rect(area, colour, { r: area.h / 2 }),
  tagPad: 0.42,
  oldColour: '#7d77a0',
  badge: ({ sheet }, cx, cy, r, percent) => {
    sheet.star(cx, cy, r * 1.24, r * 0.94, 10, '#ffd23f', 0.2)
    sheet.text(`-${percent}%`, cx, cy + r * 0.22, {
      font: 'chunky',
      size: r * 0.62,
      colour: '#2a2350',
      align: 'center',
    })
  },
})

function ground(page: Page, heading: string): Rect {
  const { sheet, look, whole, unit, number } = page
  const sky = lighter(crayon(number), 0.72)
  sheet.rect(whole, sheet.down(whole, sky, lighter(sky, 0.55)))
  cloud(page, whole.w * 0.12, whole.h * 0.2, 36 * unit, '#ffffff', 0.7)
  cloud(page, whole.w * 0.9, whole.h * 0.62, 48 * unit, '#ffffff', 0.6)
  confetti(page, { x: 0, y: 0, w: whole.w, h: 104 * unit }, 34)
  const size = Math.min(30 * unit, (30 * unit * whole.w * 0.5) / sheet.measure(heading, 'chunky', 30 * unit))
  const width = sheet.measure(heading, 'chunky', size)
  sheet.turned(
    () => {
      sheet.rect({ x: 18 * unit, y: 24 * unit, w: width + 40 * unit, h: 52 * unit }, crayon(number), { r: 26 * unit })
      sheet.text(heading, 38 * unit, 50 * unit + size * 0.36, {
        font: 'chunky',
        size,
        colour: inkOn(crayon(number), '#2a2350'),
      })
    },
    -2,
    120 * unit,
    50 * unit,
  )
  signature(page, whole.w - 22 * unit, 30 * unit, 36 * unit, { font: 'chunky', colour: look.main, align: 'right' })
  foot(page, 'chunkyMedium', look.ink)
  return { x: 20 * unit, y: 96 * unit, w: whole.w - 40 * unit, h: whole.h - 136 * unit }
}

function cover(page: Page, cells: Omit<Cell, 'area'>[]): Rect[] {
  const { sheet, look, whole, unit, plan } = page
  const { w: W, h: H } = whole
  sheet.rect(whole, sheet.down(whole, look.main, lighter(look.main, 0.45)))
  sheet.circle(W * 0.86, H * 0.16, W * 0.15, '#ffd23f')
  sheet.circle(W * 0.86, H * 0.16, W * 0.115, '#ffe27a')
  for (let n = 0; n < 6; n++)
    sheet.doc
      .circle(W * 0.5, H * 0.76, W * (0.72 - n * 0.045))
      .lineWidth(W * 0.046)
      .strokeOpacity(0.75)
      .stroke(crayon(n))
      .strokeOpacity(1)
  cloud(page, W * 0.14, H * 0.33, 34 * unit, '#ffffff', 0.95)
  cloud(page, W * 0.9, H * 0.37, 30 * unit, '#ffffff', 0.95)
  sheet.ellipse(W * 0.2, H * 0.95, W * 0.7, H * 0.25, '#6fcf7c')
  sheet.ellipse(W * 0.85, H * 0.97, W * 0.62, H * 0.27, '#57bd6b')
  confetti(page, { x: 0, y: 0, w: W, h: H * 0.6 }, 46)
  const logo = { x: 24 * unit, y: 22 * unit, h: 50 * unit, w: 0 }
  logo.w = logo.h * 1.5 + sheet.measure(look.name, 'chunky', logo.h * 0.46)
  sheet.rect(logo, '#ffffff', { r: 25 * unit })
  signature(page, logo.x + 9 * unit, logo.y + 6 * unit, logo.h - 12 * unit, { font: 'chunky', colour: look.main })
  sheet.turned(
    () =>
      sheet.paragraph(
        plan.headline,
        { x: W * 0.07, y: H * 0.1, w: W * 0.72, h: H * 0.19 },
        { font: 'chunky', size: 60 * unit, colour: '#ffffff', lines: 3, leading: 1.02, valign: 'middle' },
      ),
    -3,
    W * 0.4,
    H * 0.2,
  )
  const [hero, ...rest] = cells
  const heroArea = { x: W * 0.12, y: H * 0.31, w: W * 0.84, h: H * 0.43 }
  if (hero) {
    sheet.ellipse(W * 0.44, heroArea.y + heroArea.h * 0.86, W * 0.27, H * 0.03, '#1d3a2a', 0.25)
    sheet.picture(
      hero.picture,
      { x: heroArea.x, y: heroArea.y + heroArea.h * 0.02, w: heroArea.w * 0.72, h: heroArea.h * 0.86 },
      { valign: 1 },
    )
    const r = heroArea.h * 0.25
    const cx = heroArea.x + heroArea.w - r * 1.12
    const cy = heroArea.y + heroArea.h * 0.36
    sheet.turned(
      () => {
        sheet.star(cx, cy + 5, r * 1.26, r * 1.02, 12, '#2a2350', 0, 0.2)
        sheet.star(cx, cy, r * 1.26, r * 1.02, 12, crayon(0))
        const height = priceHeight(page, hero.product.cents, r * 1.5, r * 0.62, 'chunky')
        price(page, hero.product.cents, cx, cy - height * 0.5, height, {
          font: 'chunky',
          colour: '#ffffff',
          align: 'center',
        })
        if (hero.product.oldCents)
          oldPrice(page, hero.product.oldCents, cx, cy - height * 0.5 - r * 0.14, {
            font: 'chunkyMedium',
            size: r * 0.2,
            colour: '#ffffff',
            align: 'center',
          })
      },
      6,
      cx,
      cy,
    )
    if (saving(hero.product) >= 5)
      style(page, crayon(1)).badge?.(page, cx + r * 0.9, cy + r * 1.15, r * 0.42, saving(hero.product))
    const label = {
      x: heroArea.x + heroArea.w * 0.06,
      y: heroArea.y + heroArea.h - 48 * unit,
      w: heroArea.w * 0.84,
      h: 46 * unit,
    }
    sheet.rect(label, '#ffffff', { r: 23 * unit })
    sheet.paragraph(hero.product.name, inset(label, 20 * unit, 6 * unit), {
      font: 'chunky',
      size: 20 * unit,
      colour: '#2a2350',
      align: 'center',
      valign: 'middle',
      lines: 2,
    })
  }
  const top = H * 0.765
  const w = (W - 48 * unit - 14 * unit * (rest.length - 1)) / Math.max(1, rest.length)
  const small = rest.map((cell, index): Rect => {
    const area = { x: 24 * unit + index * (w + 14 * unit), y: top, w, h: H - top - 20 * unit }
    card(page, { ...cell, area, large: false }, { ...style(page, crayon(index + 2)), titleSize: 10.5 })
    return area
  })
  return [heroArea, ...small]
}

export const playful: Theme = {
  coverOffers: 4,
  cover,
  ground,
  cell: (page, cell) =>
    card(page, cell, style(page, crayon(Math.round(cell.area.x / 90 + cell.area.y / 120) + page.number))),
  gap: 14,
  display: 'chunky',
  body: 'chunkyMedium',
}
