import type { MultiBuy } from '@/domain/multi-buy'
import { inkOn } from './colour'
import type { FontName } from './fonts'
import type { Rect } from './pen'
import type { Align } from './sheet'
import type { Page, Product } from './types'

export const inset = ({ x, y, w, h }: Rect, by: number, byY = by): Rect => ({
  x: x + by,
  y: y + byY,
  w: w - by * 2,
  h: h - byY * 2,
})

export const euro = (cents: number) => `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')} €`

const unitWord = { kg: 'кг', l: 'л', piece: 'бр.' } as const

export function sizeLine(product: Product): string {
  const pack = product.pack && product.pack !== 'бр.' && product.pack !== '1 бр.' ? product.pack : ''
  const same = product.unitCents === product.cents
  const unit = product.unitCents && product.unit && !same ? `${euro(product.unitCents)}/${unitWord[product.unit]}` : ''
  return [same && pack === '1 кг' ? 'за 1 кг' : pack, unit].filter(Boolean).join(' · ')
}

export const depositLine = ({ depositCents }: Product): string =>
  depositCents ? `+ ${euro(depositCents)} депозит` : ''

export const saving = (product: Product) =>
  product.oldCents ? Math.floor((1 - product.cents / product.oldCents) * 100) : 0

function severalText(multiBuy: MultiBuy): string {
  switch (multiBuy.kind) {
    case 'amount':
      return `${multiBuy.pieces} за ${euro(multiBuy.amountCents)}`
    case 'free':
      return `${multiBuy.pieces}+${multiBuy.free} подарък`
    case 'percent':
      return multiBuy.pieces === 2
        ? `Втори брой −${multiBuy.percentOff} %`
        : `1 от ${multiBuy.pieces} −${multiBuy.percentOff} %`
  }
}

/** What several pieces cost together, on a strip across the foot of the picture. */
export function severalStrip(page: Page, multiBuy: MultiBuy, area: Rect, font: FontName) {
  const { sheet, look, unit } = page
  const text = severalText(multiBuy)
  const height = Math.min(area.h * 0.21, 22 * unit)
  const widest = area.w * 0.92 - height * 0.7
  const size = Math.min(height * 0.62, (height * 0.62 * widest) / sheet.measure(text, font, height * 0.62))
  const width = sheet.measure(text, font, size) + height * 0.7
  const x = area.x + area.w - width
  const y = area.y + area.h - height
  sheet.rect({ x, y, w: width, h: height }, look.accent, { r: height * 0.2 })
  sheet.text(text, x + width / 2, y + height / 2 + size * 0.35, {
    font,
    size,
    colour: inkOn(look.accent),
    align: 'center',
  })
}

/** A price as on a shelf: large euros, raised cents, the currency small beneath. `height` is the digits' height. */
export function price(
  page: Page,
  cents: number,
  x: number,
  top: number,
  height: number,
  style: { font: FontName; colour: string; align?: Align },
): number {
  const { sheet } = page
  const size = height / 0.7
  const euros = String(Math.floor(cents / 100))
  const rest = String(cents % 100).padStart(2, '0')
  const small = size * 0.5
  const gap = size * 0.05
  const wide = sheet.measure(euros, style.font, size)
  const total = wide + gap + sheet.measure(rest, style.font, small)
  const left = style.align === 'right' ? x - total : style.align === 'center' ? x - total / 2 : x
  sheet.text(euros, left, top + height, { font: style.font, size, colour: style.colour })
  sheet.text(rest, left + wide + gap, top + small * 0.7, { font: style.font, size: small, colour: style.colour })
  sheet.text('€', left + wide + gap + size * 0.03, top + height, {
    font: style.font,
    size: size * 0.38,
    colour: style.colour,
  })
  return total
}

export function priceWidth(page: Page, cents: number, height: number, font: FontName): number {
  return (
    (page.sheet.measure(String(Math.floor(cents / 100)), font, 100) +
      5 +
      page.sheet.measure(String(cents % 100).padStart(2, '0'), font, 50)) *
    (height / 70)
  )
}

/** The digits' height at which a price is no wider than `width` and no higher than `height`. */
export function priceHeight(page: Page, cents: number, width: number, height: number, font: FontName): number {
  return Math.min(height, (width / priceWidth(page, cents, 70, font)) * 70)
}

export function oldPrice(
  page: Page,
  cents: number,
  x: number,
  baseline: number,
  style: { font: FontName; size: number; colour: string; align?: Align; strike?: string },
) {
  const { sheet } = page
  const width = sheet.text(euro(cents), x, baseline, style)
  const left = style.align === 'right' ? x - width : style.align === 'center' ? x - width / 2 : x
  sheet.line(
    left - 1,
    baseline - style.size * 0.18,
    left + width + 1,
    baseline - style.size * 0.46,
    style.strike ?? style.colour,
    style.size * 0.09,
  )
}

export function parts(area: Rect) {
  if (area.w > area.h * 1.35) {
    const left = area.w * 0.44
    const x = area.x + left + area.w * 0.03
    const w = area.w * 0.53
    return {
      wide: true,
      picture: { x: area.x, y: area.y, w: left, h: area.h },
      title: { x, y: area.y + area.h * 0.04, w, h: area.h * 0.42 },
      meta: { x, y: area.y + area.h * 0.47, w, h: area.h * 0.1 },
      price: { x, y: area.y + area.h * 0.61, w, h: area.h * 0.37 },
    }
  }
  return {
    wide: false,
    picture: { x: area.x, y: area.y, w: area.w, h: area.h * 0.48 },
    title: { x: area.x, y: area.y + area.h * 0.715, w: area.w, h: area.h * 0.195 },
    meta: { x: area.x, y: area.y + area.h * 0.915, w: area.w, h: area.h * 0.085 },
    price: { x: area.x, y: area.y + area.h * 0.49, w: area.w, h: area.h * 0.205 },
  }
}

/**
 * The shop's mark with its name beside it.
 * @returns the total width
 */
export function signature(
  page: Page,
  x: number,
  y: number,
  height: number,
  style: { font: FontName; colour: string; align?: Align },
): number {
  const { sheet, mark, look } = page
  const size = height * 0.62
  const total = height * 1.22 + sheet.measure(look.name, style.font, size)
  const left = style.align === 'right' ? x - total : style.align === 'center' ? x - total / 2 : x
  sheet.picture(mark, { x: left, y, w: height, h: height })
  sheet.text(look.name, left + height * 1.22, y + height * 0.5 + size * 0.34, { ...style, align: 'left', size })
  return total
}
