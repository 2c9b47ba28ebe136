import type { FontName } from './fonts'
import type { Rect } from './pen'
import { depositLine, oldPrice, parts, price, priceHeight, priceWidth, saving, severalStrip, sizeLine } from './pieces'
import type { Cell, Page } from './types'

export type CardStyle = {
  pad: number
  ground?(page: Page, cell: Cell): void
  stage?(page: Page, area: Rect, cell: Cell): void
  title: FontName
  titleColour: string
  titleSize: number
  brand: FontName
  brandColour: string
  meta: FontName
  metaColour: string
  price: FontName
  priceColour(cell: Cell): string
  tag?(page: Page, area: Rect, cell: Cell): void
  oldColour: string
  strike?: string
  badge?(page: Page, cx: number, cy: number, r: number, percent: number): void
  align?: 'left' | 'center'
  /** The price tag's padding around the digits, as a share of their height. */
  tagPad?: number
}

/**
 * Draws one offer: picture, price, brand, name, pack. Everything stays inside the cell, because the cell is recorded as
 * the offer's box.
 */
export function card(page: Page, cell: Cell, style: CardStyle) {
  const { sheet, unit } = page
  const { product } = cell
  style.ground?.(page, cell)
  const room = {
    x: cell.area.x + style.pad,
    y: cell.area.y + style.pad,
    w: cell.area.w - style.pad * 2,
    h: cell.area.h - style.pad * 2,
  }
  const part = parts(room)
  style.stage?.(page, part.picture, cell)
  const air = Math.min(part.picture.w, part.picture.h) * 0.05
  const seen = sheet.picture(cell.picture, {
    x: part.picture.x + air,
    y: part.picture.y + air,
    w: part.picture.w - air * 2,
    h: part.picture.h - air * 2,
  })
  if (product.multiBuy) severalStrip(page, product.multiBuy, part.picture, style.meta)
  priceRow(page, cell, part.price, style)
  words(page, cell, part, style)
  const percent = saving(product)
  const r = Math.max(13 * unit, Math.min(room.w, room.h) * 0.105)
  if (style.badge && percent >= 5)
    style.badge(
      page,
      Math.max(Math.min(seen.x + r * 0.1, part.picture.x + part.picture.w * 0.24), room.x + r * 0.9),
      part.picture.y + r * 0.95,
      r,
      percent,
    )
}

function priceRow(page: Page, cell: Cell, area: Rect, style: CardStyle) {
  const { sheet } = page
  const pad = style.tagPad ?? 0
  const share = cell.product.oldCents ? 0.6 : 0.8
  const height = priceHeight(
    page,
    cell.product.cents,
    (area.w * share) / (1 + pad * 0.5),
    Math.min(area.h / (1 + pad * 1.1) - 1, 58 * page.unit),
    style.price,
  )
  const top = area.y + (area.h - height) / 2
  const width = priceWidth(page, cell.product.cents, height, style.price)
  const centred = style.align === 'center' && !cell.product.oldCents
  const left = centred ? area.x + (area.w - width) / 2 : area.x + height * pad
  style.tag?.(
    page,
    { x: left - height * pad, y: top - height * pad * 0.5, w: width + height * pad * 2, h: height * (1 + pad) },
    cell,
  )
  price(page, cell.product.cents, left, top, height, { font: style.price, colour: style.priceColour(cell) })
  if (!cell.product.oldCents) return
  const free = area.w - (left - area.x) - width - height * pad
  const size = Math.min(
    height * 0.42,
    ((free * 0.92) / (sheet.measure('88,88 €', style.meta, 10) / 10)) *
      (cell.product.oldCents > 99999 ? 0.72 : cell.product.oldCents > 9999 ? 0.85 : 1),
  )
  oldPrice(page, cell.product.oldCents, area.x + area.w, top + height * 0.62, {
    font: style.meta,
    size,
    colour: style.oldColour,
    align: 'right',
    ...(style.strike ? { strike: style.strike } : {}),
  })
}

function words(page: Page, cell: Cell, part: ReturnType<typeof parts>, style: CardStyle) {
  const { sheet, unit } = page
  const align = style.align ?? 'left'
  const room = Math.sqrt(cell.area.w * cell.area.h) / (205 * unit)
  const size = style.titleSize * unit * (cell.large ? 1.5 : Math.min(1.3, Math.max(1, room)))
  const x = align === 'left' ? part.title.x : part.title.x + part.title.w / 2
  const small = size * 0.72
  let top = part.title.y
  if (cell.product.brand) {
    const fitted = Math.min(
      small,
      (small * part.title.w) / Math.max(1, sheet.measure(cell.product.brand, style.brand, small)),
    )
    sheet.text(cell.product.brand, x, top + small * 0.8, {
      font: style.brand,
      size: fitted,
      colour: style.brandColour,
      align,
    })
    top += small * 1.2
  }
  sheet.paragraph(
    cell.product.name,
    { ...part.title, y: top, h: part.title.y + part.title.h - top },
    {
      font: style.title,
      size,
      colour: style.titleColour,
      align,
      lines: part.wide ? 4 : 2,
      min: 5 * unit,
      leading: 1.1,
    },
  )
  const note = [sizeLine(cell.product), depositLine(cell.product), cell.loyaltyOnly ? 'само с карта' : '']
    .filter(Boolean)
    .join(' · ')
  if (!note) return
  const noteSize = Math.min(size * 0.74, part.meta.h * 0.95)
  const fitted = Math.min(noteSize, (noteSize * part.meta.w) / Math.max(1, sheet.measure(note, style.meta, noteSize)))
  sheet.text(note, x, part.meta.y + part.meta.h * 0.8, {
    font: style.meta,
    size: fitted,
    colour: style.metaColour,
    align,
  })
}
