import { sql } from '@payloadcms/db-postgres'
import { formatDay, formatEuro } from '@/design/format'
import { inFours } from '@/domain/typed-code'
import { shopPaths } from '@/features/shop/goods/paths'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { pageUrl } from '@/lib/mailing/layout'
import { cmsSystem } from '@/server/cms'
import { isOneOf } from '@/server/db/states'
import { named, tables } from '@/server/db/tables'
import { drawText, textHeightOf } from '../documents/fonts'
import { type TaggedPdf, taggedPdf } from '../documents/tagged-pdf'
import { openedOrder } from '../opened-order'
import { issueCode } from './codes'
import { type DesignName, designs } from './designs'
import { voucherOfOrder } from './voucher-rows'

type DrawnVoucher = {
  language: Locale
  design: DesignName
  /** The sum that can still be spent, which a voucher printed again says. */
  balanceCents: number
  sender: string
  recipient: string
  message: string | null
  expiresOn: string
}

const margin = 64
const soft = '#5d584f'
const black = '#1d1b18'

export async function drawVoucher(voucher: DrawnVoucher, code: string): Promise<Buffer> {
  const { balanceCents, design, expiresOn, language, message, recipient, sender } = voucher
  const t = translatorFor(language, 'vouchers')
  const amount = formatEuro(balanceCents, language)
  const { pdf, root, finish } = taggedPdf({ language, margin, info: { Title: t('card.title') } })
  const width = pdf.page.width - 2 * margin
  const height = (width * 200) / 320
  root.add(pdf.struct('Figure', { alt: `${t('card.title')}, ${amount}` }, () => drawCard(pdf, design, width)))
  const { ink } = designs[design]
  pdf.fillColor(ink)
  const onCard = (text: string, size: number, top: number, structType: string) =>
    drawText(pdf, text, { face: 'bold', size, at: [margin + 30, top], structParent: root, structType })
  onCard(t('card.title'), 20, margin + 32, 'H1')
  onCard(amount, 48, margin + height - 92, 'P')
  const line = (text: string, size: number, face: 'regular' | 'bold', colour: string) => {
    pdf.fillColor(colour)
    drawText(pdf, text, { face, size, width, structParent: root, structType: 'P', lineGap: 3 })
  }
  pdf.y = margin + height + 28
  pdf.x = margin
  line(t('card.for', { name: recipient }), 18, 'bold', black)
  const from = t('card.from', { name: sender })
  if (message) line(inFewLines(message), fitting(pdf, inFewLines(message), from, width), 'regular', black)
  line(from, 13, 'regular', soft)
  pdf.moveDown(1.6)
  line(t('card.code'), 11, 'regular', soft)
  line(inFours(code), 26, 'bold', black)
  pdf.moveDown(0.8)
  line(t('card.how', { shop: pageUrl(language, shopPaths.vouchers) }), 11, 'regular', soft)
  line(t('card.valid', { day: formatDay(expiresOn, language, 'full') }), 11, 'regular', soft)
  return finish()
}

/** The height below the message, in points: instructions and code. */
const belowMessage = 185
const messageSizes = [13, 11, 9.5, 8, 7]

function fitting(pdf: TaggedPdf['pdf'], text: string, from: string, width: number): number {
  const room = pdf.page.height - margin - pdf.y - belowMessage - textHeightOf(pdf, from, { size: 13, width })
  return messageSizes.find((size) => textHeightOf(pdf, text, { size, width }) <= room) ?? 7
}

const mostLines = 10

const inFewLines = (text: string): string =>
  text.split(/\s*[\r\n]\s*/).length > mostLines ? text.replaceAll(/\s+/g, ' ') : text

function drawCard(pdf: TaggedPdf['pdf'], design: DesignName, width: number) {
  const { ground, shapes } = designs[design]
  pdf.save()
  pdf.translate(margin, margin).scale(width / 320)
  pdf.roundedRect(0, 0, 320, 200, 8).clip()
  pdf.rect(0, 0, 320, 200).fill(ground)
  for (const { d, fill, opacity = 1, stroke, width: lineWidth = 1 } of shapes) {
    if (fill) pdf.path(d).fillOpacity(opacity).fill(fill)
    if (stroke) pdf.path(d).lineCap('round').lineWidth(lineWidth).strokeOpacity(opacity).stroke(stroke)
  }
  pdf.restore()
  pdf.fillOpacity(1).strokeOpacity(1)
}

const { giftCards: g } = tables.shop

/**
 * Downloads fail and printers jam, so a voucher may be printed several times; each print has its own code for the same
 * balance.
 */
export const mostPrints = 5

/**
 * The PDF for the buyer, with a new code. Null where the order is not opened, or the voucher goes or went by mail, is
 * not valid, is used up, or was printed too often.
 */
export async function printVoucher(fields: URLSearchParams): Promise<Buffer | null> {
  const opened = await openedOrder(fields)
  const { drizzle } = (await cmsSystem()).db
  const voucher = opened && (await voucherOfOrder(drizzle, opened.id))
  if (!voucher) return null
  const { rows } = await drizzle.execute(sql`
    update ${g} set ${named(g, 'printed')} = ${g.printed} + 1
    where ${g.id} = ${voucher.id} and ${isOneOf(g.state, 'active')} and ${g.balanceCents} > 0 and ${g.email} is null
      and ${g.sentAt} is null and ${g.printed} < ${mostPrints}
    returning ${g.id}`)
  if (rows.length === 0) return null
  return drawVoucher(voucher, await issueCode(drizzle, voucher.id))
}
