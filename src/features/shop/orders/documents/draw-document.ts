import { encode } from 'uqr'
import { formatDay, formatEuro, formatExactPercent } from '@/design/format'
import { sofiaDay } from '@/domain/calendar-day'
import type { DocumentKind } from '@/domain/payment-states'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { DocumentContent } from './content'
import { drawnCell, drawText } from './fonts'
import { documentNumber } from './issue-document'
import { type TaggedPdf, taggedPdf } from './tagged-pdf'

export type IssuedDocument = {
  kind: DocumentKind
  number: number
  issuedAt: Date
  language: Locale
  content: DocumentContent
}

type Pdf = TaggedPdf['pdf']

const margin = 48
const ink = '#1d1b18'
const soft = '#5d584f'
const line = '#d8d2c6'

export async function drawPdf(document: IssuedDocument): Promise<Buffer> {
  const { kind, number, issuedAt, language, content } = document
  const t = translatorFor(language, 'documents')
  const title = t('name', { kind: t(kind), number: documentNumber(number) })
  const info = { Title: title, Author: content.seller.name, CreationDate: issuedAt }
  const { pdf, root, finish } = taggedPdf({ language, margin, info })
  pdf.fillColor(ink)
  drawHead(pdf, root, document)
  drawParties(pdf, root, content, language)
  if (content.lines.length > 0) drawLines(pdf, root, content, language)
  drawTotals(pdf, root, document)
  if (kind === 'sale') drawCode(pdf, root, document)
  return finish()
}

type Struct = ReturnType<Pdf['struct']>

function drawHead(pdf: Pdf, root: Struct, { kind, number, issuedAt, language, content }: IssuedDocument) {
  const t = translatorFor(language, 'documents')
  const day = (at: Date | string) => formatDay(sofiaDay(new Date(at)), language, 'full')
  const { corrects, order } = content
  drawText(pdf, t(kind), { face: 'bold', size: 24, structParent: root, structType: 'H1' })
  drawText(pdf, t('number', { number: documentNumber(number) }), {
    face: 'bold',
    size: 12,
    structParent: root,
    structType: 'P',
  })
  const facts = [
    t('issued', { day: day(issuedAt) }),
    t('order', { number: order.number, day: day(order.placedAt) }),
    ...(corrects ? [t('corrects', { number: documentNumber(corrects.number), day: day(corrects.issuedAt) })] : []),
  ]
  pdf.moveDown(0.4).fillColor(soft)
  for (const fact of facts) drawText(pdf, fact, { size: 10, structParent: root, structType: 'P' })
  pdf.moveDown(1).fillColor(ink)
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ')

function drawParties(pdf: Pdf, root: Struct, { seller, buyer }: DocumentContent, language: Locale) {
  const t = translatorFor(language, 'documents')
  const numbers = (eik: string, vatNumber: string) => [
    ...(eik ? [t('eik', { eik })] : []),
    ...(vatNumber ? [t('vatNumber', { number: vatNumber })] : []),
  ]
  const shop = seller.shopNumber ? [t('shopNumber', { number: seller.shopNumber })] : []
  const parties: [string, string[]][] = [
    [t('seller'), [seller.name, seller.address, ...numbers(seller.eik, seller.vatNumber), ...shop]],
    [t('buyer'), [buyer.name, buyer.address, ...numbers(buyer.eik, buyer.vatNumber)]],
  ]
  const top = pdf.y
  const width = (pdf.page.width - 2 * margin - 24) / 2
  const ends = parties.map(([heading, rows], index) => {
    const left = margin + index * (width + 24)
    drawText(pdf, heading, { face: 'bold', size: 10, at: [left, top], width, structParent: root, structType: 'H2' })
    for (const row of rows)
      drawText(pdf, oneLine(row), { size: 10, at: [left, pdf.y], width, structParent: root, structType: 'P' })
    return pdf.y
  })
  pdf.x = margin
  pdf.y = Math.max(...ends) + 18
}

/** pdfkit tags a table given its parent, an option that its types lack. */
function taggedTable(pdf: Pdf, root: Struct, options: Parameters<Pdf['table']>[0]) {
  pdf.table(Object.assign({ data: [] }, options, { structParent: root }))
}

const rule = { top: 0, right: 0, bottom: 0.5, left: 0 }
const numeric = { align: { x: 'right' as const, y: 'top' as const } }

function drawLines(pdf: Pdf, root: Struct, content: DocumentContent, language: Locale) {
  const t = translatorFor(language, 'documents')
  const isTaxed = content.isRegistered && !content.isUntaxed
  const euro = (cents: number) => formatEuro(cents, language)
  const percent = (rate: number) => formatExactPercent(rate / 100, language)
  const heads = [t('item'), t('quantity'), t('price'), t('vatRate'), t('sum')]
  const rows = content.lines.map(({ title, sku, quantity, unitPriceCents, discountCents, vatRatePercent }) => [
    `${oneLine(title)}\n${sku}${discountCents > 0 ? ` · ${t('discount', { amount: euro(discountCents) })}` : ''}`,
    String(quantity),
    euro(unitPriceCents),
    isTaxed ? percent(vatRatePercent) : '–',
    euro(quantity * unitPriceCents - discountCents),
  ])
  const shipping = euro(content.shippingCents)
  // Delivery is taxed at the rate of the first share (creditContent).
  const [share] = isTaxed ? content.shares : []
  const rate = share ? percent(share.ratePercent) : '–'
  const delivery = content.shippingCents > 0 ? [[t('delivery'), '1', shipping, rate, shipping]] : []
  const cell = (face: 'regular' | 'bold') => (text: string, index: number) => ({
    ...drawnCell(text, face, 9.5),
    ...(index > 0 ? numeric : {}),
  })
  taggedTable(pdf, root, {
    columnStyles: ['*', 44, 78, 44, 84],
    defaultStyle: { border: rule, borderColor: line, padding: [6, 4, 6, 0] },
    data: [
      heads.map((text, index) => ({
        ...cell('bold')(text, index),
        type: 'TH' as const,
        scope: 'Column' as const,
      })),
      ...[...rows, ...delivery].map((row) => row.map(cell('regular'))),
    ],
  })
  pdf.moveDown(1)
}

function drawTotals(pdf: Pdf, root: Struct, { kind, language, content }: IssuedDocument) {
  const t = translatorFor(language, 'documents')
  const method = translatorFor(language, 'account.order')(`paymentMethods.${content.paymentMethod}`)
  const euro = (cents: number) => formatEuro(cents, language)
  const shares = content.isRegistered ? content.shares : []
  const rows: [string, string][] = [
    ...shares.flatMap(({ ratePercent, netCents, vatCents }): [string, string][] => [
      [t('net', { rate: ratePercent }), euro(netCents)],
      [t('vat', { rate: ratePercent }), euro(vatCents)],
    ]),
    [t(kind === 'credit-note' ? 'refunded' : 'total'), euro(content.totalCents)],
  ]
  taggedTable(pdf, root, {
    position: { x: pdf.page.width - margin - 260, y: pdf.y },
    columnStyles: [150, 110],
    defaultStyle: { border: 0, padding: [3, 4, 3, 0] },
    data: rows.map(([label, amount], index) => {
      const cell = (text: string) =>
        index === rows.length - 1 ? drawnCell(text, 'bold', 13) : drawnCell(text, 'regular', 10)
      return [
        { ...cell(label), type: 'TH' as const, scope: 'Row' as const },
        { ...cell(amount), ...numeric },
      ]
    }),
  })
  pdf.moveDown(1).fillColor(soft)
  const facts = [
    t('payment', { method }),
    ...(content.voucherCents > 0
      ? [t(kind === 'credit-note' ? 'toVoucher' : 'voucher', { amount: euro(content.voucherCents) })]
      : []),
    ...(content.taxedCents > 0 ? [t('taxed', { amount: euro(content.taxedCents) })] : []),
    ...(content.transaction ? [t('transaction', { id: content.transaction })] : []),
    t(content.isRegistered ? (content.isUntaxed ? 'untaxed' : 'prices') : 'notRegistered'),
  ]
  for (const fact of facts) drawText(pdf, fact, { size: 10, at: [margin, pdf.y], structParent: root, structType: 'P' })
}

/** The QR code of a sale without a fiscal receipt (Наредба Н-18, чл. 52о). */
function drawCode(pdf: Pdf, root: Struct, { number, issuedAt, language, content }: IssuedDocument) {
  const at = issuedAt.toLocaleString('sv-SE', { timeZone: 'Europe/Sofia' })
  const [day = '', time = ''] = at.split(' ')
  const amount = (content.totalCents / 100).toFixed(2)
  const text = [content.seller.shopNumber, documentNumber(number), content.transaction ?? '', day, time, amount].join(
    '*',
  )
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const module = 96 / size
  const [left, top] = [margin, pdf.y + 14]
  const alt = `${translatorFor(language, 'documents')('code')}: ${text}`
  root.add(
    pdf.struct('Figure', { alt }, () => {
      pdf.fillColor(ink)
      for (const [y, row] of data.entries())
        for (const [x, dark] of row.entries()) if (dark) pdf.rect(left + x * module, top + y * module, module, module)
      pdf.fill()
    }),
  )
}
