import { lighter, mix } from '../colour'
import type { Rect } from '../pen'
import { euro, inset, oldPrice, sizeLine } from '../pieces'
import type { Cell, Page, Theme } from '../types'

function quietPrice(page: Page, cell: Omit<Cell, 'area'>, x: number, baseline: number, size: number, colour: string) {
  const { sheet, look } = page
  const width = sheet.text(euro(cell.product.cents), x, baseline, { font: 'serifBold', size, colour })
  if (cell.product.oldCents)
    oldPrice(page, cell.product.oldCents, x + width + size * 0.5, baseline, {
      font: 'sans',
      size: size * 0.66,
      colour: mix(look.ink, '#ffffff', 0.4),
    })
}

function cell(page: Page, { area, picture, product, loyaltyOnly, large }: Cell) {
  const { sheet, look, unit, number } = page
  const tints = [look.soft, lighter(look.accent, 0.72), lighter(look.main, 0.84), lighter(look.second, 0.78)]
  const tint = tints[(number + Math.round(area.x + area.y)) % tints.length] ?? look.soft
  const size = (large ? 17 : 12.5) * unit
  if (area.w > area.h * 1.35) {
    const stage = { ...area, w: area.w * 0.56 }
    sheet.rect(stage, tint)
    sheet.picture(picture, inset(stage, stage.w * 0.08, stage.h * 0.06))
    const x = stage.x + stage.w + 16 * unit
    const w = area.x + area.w - x
    sheet.line(x, area.y + area.h * 0.2, x + 34 * unit, area.y + area.h * 0.2, look.ink, 0.8)
    if (product.brand)
      sheet.text(product.brand.toUpperCase(), x, area.y + area.h * 0.2 + 20 * unit, {
        font: 'sansMedium',
        size: 8 * unit,
        colour: look.main,
        tracking: 1.6 * unit,
      })
    const end = sheet.paragraph(
      product.name,
      { x, y: area.y + area.h * 0.2 + 30 * unit, w, h: area.h * 0.38 },
      { font: 'serif', size: size * 1.3, colour: look.ink, lines: 3 },
    )
    quietPrice(page, { picture, product, loyaltyOnly, large }, x, end + size * 1.7, size * 1.3, look.main)
    if (loyaltyOnly)
      sheet.text('само с карта', x, end + size * 2.7, { font: 'serifItalic', size: 10 * unit, colour: look.ink })
    return
  }
  const words = Math.max(58 * unit, area.h * 0.22)
  const stage = { ...area, h: area.h - words }
  sheet.rect(stage, tint)
  sheet.picture(picture, inset(stage, stage.w * 0.1, stage.h * 0.07))
  const top = stage.y + stage.h + 8 * unit
  let y = top
  if (product.brand) {
    const note = [
      product.brand.toUpperCase(),
      sizeLine(product) && !sizeLine(product).includes('/') ? sizeLine(product).toUpperCase() : '',
      loyaltyOnly ? 'С КАРТА' : '',
    ]
      .filter(Boolean)
      .join('  ·  ')
    sheet.text(note, area.x, y + 7 * unit, {
      font: 'sansMedium',
      size: 7 * unit,
      colour: look.main,
      tracking: 1.1 * unit,
    })
    y += 11 * unit
  }
  const end = sheet.paragraph(
    product.name,
    { x: area.x, y, w: area.w, h: words - 30 * unit - (y - top) + 4 * unit },
    { font: 'serif', size, colour: look.ink, lines: 2, min: 6 },
  )
  quietPrice(
    page,
    { picture, product, loyaltyOnly, large },
    area.x,
    Math.min(end + size * 1.15, area.y + area.h - 3 * unit),
    size * 1.12,
    look.ink,
  )
}

function ground(page: Page, heading: string): Rect {
  const { sheet, look, whole, unit, number } = page
  sheet.rect(whole, '#fffdfa')
  sheet.text(look.name.toUpperCase(), whole.w / 2, 34 * unit, {
    font: 'sansMedium',
    size: 8.5 * unit,
    colour: look.ink,
    align: 'center',
    tracking: 3 * unit,
  })
  const size = Math.min(44 * unit, (44 * unit * whole.w * 0.8) / sheet.measure(heading, 'serifItalic', 44 * unit))
  sheet.text(heading, 44 * unit, 88 * unit, { font: 'serifItalic', size, colour: look.ink })
  sheet.line(44 * unit, 102 * unit, whole.w - 44 * unit, 102 * unit, look.ink, 0.6)
  sheet.text(String(number), whole.w - 44 * unit, whole.h - 24 * unit, {
    font: 'serif',
    size: 11 * unit,
    colour: look.ink,
    align: 'right',
  })
  sheet.text(look.website.replace('https://', ''), 44 * unit, whole.h - 24 * unit, {
    font: 'sans',
    size: 8 * unit,
    colour: look.ink,
    tracking: 0.6,
  })
  return { x: 44 * unit, y: 120 * unit, w: whole.w - 88 * unit, h: whole.h - 168 * unit }
}

function cover(page: Page, cells: Omit<Cell, 'area'>[]): Rect[] {
  const { sheet, look, whole, unit, plan, mark } = page
  const { w: W, h: H } = whole
  sheet.rect(whole, look.soft)
  sheet.rect({ x: W * 0.34, y: H * 0.125, w: W * 0.66, h: H * 0.735 }, look.main)
  sheet.circle(W * 0.66, H * 0.44, W * 0.29, lighter(look.main, 0.2))
  sheet.circle(W * 0.92, H * 0.135, W * 0.06, look.accent)
  const hero = cells[0]
  const heroArea = { x: W * 0.3, y: H * 0.17, w: W * 0.66, h: H * 0.69 }
  if (hero) sheet.picture(hero.picture, { x: W * 0.36, y: H * 0.19, w: W * 0.6, h: H * 0.52 })
  sheet.picture(mark, { x: 36 * unit, y: 34 * unit, w: 40 * unit, h: 40 * unit })
  const size = Math.min(40 * unit, (40 * unit * (W - 130 * unit)) / sheet.measure(look.name, 'serifBold', 40 * unit))
  sheet.text(look.name, 90 * unit, 67 * unit, { font: 'serifBold', size, colour: look.ink })
  sheet.paragraph(
    plan.headline,
    { x: 36 * unit, y: H * 0.3, w: W * 0.33 - 36 * unit, h: H * 0.26 },
    { font: 'serifItalic', size: 58 * unit, colour: look.ink, lines: 3, leading: 1 },
  )
  sheet.paragraph(
    plan.kicker,
    { x: 36 * unit, y: H * 0.6, w: W * 0.25, h: H * 0.2 },
    { font: 'sans', size: 12.5 * unit, colour: look.ink, lines: 6, leading: 1.35 },
  )
  if (hero) {
    const y = H * 0.745
    const right = W * 0.4
    if (hero.product.brand)
      sheet.text(hero.product.brand.toUpperCase(), right, y, {
        font: 'sansMedium',
        size: 9 * unit,
        colour: '#ffffff',
        tracking: 2 * unit,
      })
    const end = sheet.paragraph(
      hero.product.name,
      { x: right, y: y + 6 * unit, w: W * 0.5, h: H * 0.06 },
      { font: 'serif', size: 21 * unit, colour: '#ffffff', lines: 2 },
    )
    const width = sheet.text(euro(hero.product.cents), right, end + 24 * unit, {
      font: 'serifBold',
      size: 23 * unit,
      colour: look.accent,
    })
    if (hero.product.oldCents)
      oldPrice(page, hero.product.oldCents, right + width + 12 * unit, end + 24 * unit, {
        font: 'sans',
        size: 14 * unit,
        colour: '#ffffff',
      })
  }
  sheet.text(look.slogan, 36 * unit, H * 0.935, { font: 'serifItalic', size: 17 * unit, colour: look.ink })
  sheet.text(look.website.replace('https://', ''), W - 36 * unit, H * 0.935, {
    font: 'sans',
    size: 10 * unit,
    colour: look.ink,
    align: 'right',
    tracking: 1,
  })
  return [heroArea]
}

export const editorial: Theme = { coverOffers: 1, cover, ground, cell, gap: 22, display: 'serifBold', body: 'sans' }
