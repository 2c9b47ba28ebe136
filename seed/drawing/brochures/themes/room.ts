import { darker, inkOn, lighter } from '../colour'
import type { Rect } from '../pen'
import { inset, oldPrice, price, priceHeight, saving, signature } from '../pieces'
import type { Cell, Page, Theme } from '../types'
import { foot } from './market'

function room(page: Page, area: Rect, wall: string, floor: string, horizon: number, r: number) {
  const { sheet } = page
  sheet.clipped(
    () => {
      sheet.rect(area, sheet.down(area, lighter(wall, 0.18), wall))
      const y = area.y + area.h * horizon
      const ground = { x: area.x, y, w: area.w, h: area.y + area.h - y }
      sheet.rect(ground, sheet.down(ground, darker(floor, 0.12), lighter(floor, 0.12)))
      for (let n = -7; n <= 7; n++)
        sheet.line(
          area.x + area.w / 2 + (n * area.w) / 14,
          y,
          area.x + area.w / 2 + (n * area.w) / 5,
          area.y + area.h,
          darker(floor, 0.3),
          0.7,
          0.4,
        )
      sheet.rect({ x: area.x, y: y - area.h * 0.022, w: area.w, h: area.h * 0.022 }, '#ffffff', { opacity: 0.75 })
      const light = { x: area.x + area.w * 0.06, y: area.y + area.h * 0.06 }
      sheet.shape(
        [
          [light.x, light.y],
          [light.x + area.w * 0.2, light.y],
          [light.x + area.w * 0.34, y - area.h * 0.05],
          [light.x + area.w * 0.12, y - area.h * 0.05],
        ],
        '#ffffff',
        0.16,
      )
    },
    area,
    r,
  )
}

function cell(page: Page, { area, picture, product, loyaltyOnly, large }: Cell) {
  const { sheet, look, unit, number } = page
  const walls = [
    lighter(look.soft, 0.1),
    lighter(look.second, 0.62),
    lighter(look.main, 0.74),
    lighter(look.accent, 0.66),
  ]
  const wall = walls[(number + Math.round(area.x / 70 + area.y / 50)) % walls.length] ?? look.soft
  const words = Math.min(96 * unit, Math.max(64 * unit, area.h * (large ? 0.24 : 0.33)))
  const stage = { ...area, h: area.h - words }
  room(page, stage, wall, '#c9a27a', 0.74, 6 * unit)
  sheet.picture(
    picture,
    { x: stage.x + stage.w * 0.1, y: stage.y + stage.h * 0.08, w: stage.w * 0.8, h: stage.h * 0.84 },
    { valign: 1 },
  )
  const percent = saving(product)
  if (percent >= 5) {
    const r = Math.max(15 * unit, Math.min(stage.w, stage.h) * 0.11)
    sheet.circle(stage.x + stage.w - r * 1.3, stage.y + r * 1.3, r, look.accent)
    sheet.text(`-${percent}%`, stage.x + stage.w - r * 1.3, stage.y + r * 1.55, {
      font: 'plainBold',
      size: r * 0.68,
      colour: inkOn(look.accent),
      align: 'center',
    })
  }
  const top = stage.y + stage.h + 8 * unit
  const h = words - 8 * unit
  const size = (large ? 17 : 12.5) * unit
  const tallest = priceHeight(page, product.cents, area.w * 0.42, h * (large ? 0.42 : 0.36), 'plainBold')
  price(page, product.cents, area.x + area.w, top + 2 * unit, tallest, {
    font: 'plainBold',
    colour: look.main,
    align: 'right',
  })
  if (product.oldCents)
    oldPrice(page, product.oldCents, area.x + area.w, top + tallest + size * 1.1, {
      font: 'plain',
      size: size * 0.8,
      colour: '#7d756d',
      align: 'right',
    })
  sheet.paragraph(
    product.name,
    { x: area.x, y: top, w: area.w * 0.54, h: h * 0.74 },
    { font: 'plainBold', size, colour: look.ink, lines: 3, min: 6, leading: 1.15 },
  )
  const note = [product.brand, loyaltyOnly ? 'само с карта' : ''].filter(Boolean).join(' · ')
  sheet.text(note, area.x, area.y + area.h - 3 * unit, { font: 'plain', size: size * 0.72, colour: '#7d756d' })
}

function ground(page: Page, heading: string): Rect {
  const { sheet, look, whole, unit } = page
  sheet.rect(whole, '#fbf8f3')
  sheet.rect({ x: 0, y: 0, w: 14 * unit, h: whole.h }, look.main)
  const size = Math.min(30 * unit, (30 * unit * whole.w * 0.6) / sheet.measure(heading, 'plainBold', 30 * unit))
  sheet.text(heading, 38 * unit, 48 * unit, { font: 'plainBold', size, colour: look.ink })
  signature(page, whole.w - 26 * unit, 22 * unit, 32 * unit, { font: 'plainBold', colour: look.main, align: 'right' })
  sheet.line(38 * unit, 64 * unit, whole.w - 26 * unit, 64 * unit, look.main, 0.8, 0.5)
  foot(page, 'plain', look.main)
  return { x: 38 * unit, y: 80 * unit, w: whole.w - 64 * unit, h: whole.h - 118 * unit }
}

function cover(page: Page, cells: Omit<Cell, 'area'>[]): Rect[] {
  const { sheet, look, whole, unit, plan } = page
  const { w: W, h: H } = whole
  room(page, whole, look.soft, '#b98d62', 0.7, 0)
  const flat = W > H
  const panel = flat ? { x: 0, y: 0, w: W * 0.36, h: H } : { x: 0, y: 0, w: W, h: H * 0.34 }
  sheet.rect(panel, look.main)
  const ink = inkOn(look.main)
  const left = 34 * unit
  signature(page, left, 30 * unit, 38 * unit, { font: 'plainBold', colour: ink })
  sheet.paragraph(
    plan.headline,
    { x: left, y: panel.h * (flat ? 0.24 : 0.32), w: panel.w - left * 1.7, h: panel.h * (flat ? 0.34 : 0.42) },
    { font: 'plainBold', size: 46 * unit, colour: ink, lines: 4, leading: 1.06 },
  )
  sheet.paragraph(
    plan.kicker,
    { x: left, y: panel.h * (flat ? 0.62 : 0.78), w: panel.w - left * 1.9, h: panel.h * 0.18 },
    { font: 'plain', size: 14 * unit, colour: ink, lines: 4, leading: 1.3 },
  )
  if (flat)
    sheet.paragraph(
      look.slogan,
      { x: left, y: H - 60 * unit, w: panel.w - left * 1.5, h: 32 * unit },
      { font: 'plainBold', size: 12 * unit, colour: look.accent, lines: 2 },
    )
  const scene = flat ? { x: panel.w, y: 0, w: W - panel.w, h: H } : { x: 0, y: panel.h, w: W, h: H - panel.h }
  const decor = { x: scene.x + scene.w * 0.12, y: scene.y + scene.h * 0.1, w: scene.w * 0.17, h: scene.h * 0.24 }
  sheet.lift(decor, 2, 5)
  sheet.rect(decor, '#ffffff')
  sheet.rect(inset(decor, decor.w * 0.1), lighter(look.second, 0.4))
  sheet.circle(decor.x + decor.w * 0.55, decor.y + decor.h * 0.42, decor.w * 0.2, look.accent)
  sheet.ellipse(decor.x + decor.w * 0.5, decor.y + decor.h * 0.84, decor.w * 0.4, decor.h * 0.16, look.main)
  const hero = cells[0]
  const area = { x: scene.x + scene.w * 0.04, y: scene.y + scene.h * 0.1, w: scene.w * 0.92, h: scene.h * 0.86 }
  if (!hero) return []
  sheet.ellipse(scene.x + scene.w * 0.5, H * (flat ? 0.84 : 0.86), scene.w * 0.42, scene.h * 0.07, '#5a3d22', 0.28)
  sheet.picture(
    hero.picture,
    { x: scene.x + scene.w * 0.1, y: scene.y + scene.h * 0.22, w: scene.w * 0.8, h: scene.h * 0.62 },
    { valign: 1 },
  )
  const tag = { x: area.x + area.w - 190 * unit, y: area.y + 4 * unit, w: 190 * unit, h: 112 * unit }
  sheet.lift(tag, 10 * unit, 7)
  sheet.rect(tag, '#ffffff', { r: 10 * unit })
  const inner = inset(tag, 14 * unit, 11 * unit)
  sheet.paragraph(
    hero.product.name,
    { ...inner, h: inner.h * 0.36 },
    { font: 'plainBold', size: 14 * unit, colour: look.ink, lines: 2 },
  )
  const height = priceHeight(page, hero.product.cents, inner.w * 0.66, inner.h * 0.46, 'plainBold')
  price(page, hero.product.cents, inner.x, inner.y + inner.h - height, height, { font: 'plainBold', colour: look.main })
  if (hero.product.oldCents)
    oldPrice(page, hero.product.oldCents, inner.x + inner.w, inner.y + inner.h - 2 * unit, {
      font: 'plain',
      size: 12 * unit,
      colour: '#7d756d',
      align: 'right',
    })
  return [area]
}

export const inRoom: Theme = { coverOffers: 1, cover, ground, cell, gap: 18, display: 'plainBold', body: 'plain' }
