import { sql } from '@payloadcms/db-postgres'
import PDFDocument from 'pdfkit'
import { encode } from 'uqr'
import { z } from 'zod'
import { formatEuro } from '@/design/format'
import { drawText, registerFonts, textHeightOf } from '@/features/shop/orders/documents/fonts'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'

const { orders, shop, shopSettings } = tables
const { shipmentLines, shipments } = shop

const labelRows = z.array(
  z.object({
    parcel: z.string(),
    number: z.string(),
    method: z.string(),
    point: z.string().nullable(),
    name: z.string(),
    company: z.string().nullable(),
    street: z.string(),
    street2: z.string().nullable(),
    postcode: z.string(),
    city: z.string(),
    region: z.string().nullable(),
    country: z.string(),
    phone: z.string().nullable(),
    collectCents: z.number(),
    pieces: z.coerce.number(),
    seller: z.string().nullable(),
    sellerAddress: z.string().nullable(),
  }),
)

type Label = z.infer<typeof labelRows>[number]

/** 100 × 150 mm in points, the size of label printers. */
const [width, height] = [283.5, 425.2]
const margin = 18

export async function parcelLabels(database: Database, parcels: string[]): Promise<Buffer> {
  const { rows } = await database.execute(sql`
    select ${shipments.id} as parcel, ${orders.number}, ${orders.shippingMethod} as method, ${orders.pickupPoint} as point,
      ${orders.shippingAddressName} as name, ${orders.shippingAddressCompany} as company,
      ${orders.shippingAddressStreet} as street, ${orders.shippingAddressStreet2} as street2,
      ${orders.shippingAddressPostcode} as postcode, ${orders.shippingAddressCity} as city,
      ${orders.shippingAddressRegion} as region, ${orders.shippingAddressCountry} as country,
      ${orders.shippingAddressPhone} as phone,
      ${shipments.collectCents} as "collectCents",
      (select sum(${shipmentLines.quantity}) from ${shipmentLines} where ${shipmentLines.shipment} = ${shipments.id}) as pieces,
      ${shopSettings.sellerName} as seller,
      coalesce(nullif(${shopSettings.returnAddress}, ''), ${shopSettings.address}) as "sellerAddress"
    from ${shipments} join ${orders} on ${orders.id} = ${shipments.orderId} left join ${shopSettings} on true
    where ${shipments.id} = any(${sql.param(parcels)}::uuid[]) order by ${orders.placedAt}`)
  return drawLabels(labelRows.parse(rows))
}

/** Without labels the PDF has an empty page, because a PDF needs one. */
export async function drawLabels(labels: Label[]): Promise<Buffer> {
  const pdf = new PDFDocument({ size: [width, height], margin, autoFirstPage: false, info: { Title: 'Labels' } })
  registerFonts(pdf)
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => pdf.once('end', resolve).once('error', reject))
  for (const label of labels) drawLabel(pdf, label)
  if (labels.length === 0) pdf.addPage()
  pdf.end()
  await ended
  return Buffer.concat(chunks)
}

const textWidth = width - 2 * margin
const codeSize = 90
/** A long address is drawn smaller, so that it never runs into the code. */
const scales = [1, 0.9, 0.8, 0.7, 0.6, 0.5]

type Line = { text: string; face: 'regular' | 'bold'; size: number; before: number }

const linesOf = (face: Line['face'], size: number, texts: (string | null)[], before = 0): Line[] =>
  texts
    .flatMap((text) => text?.replaceAll(/\s+/g, ' ').trim() || [])
    .map((text, at) => ({ text, face, size, before: at === 0 ? before : 0 }))

const heightOfLines = (pdf: InstanceType<typeof PDFDocument>, lines: Line[], scale: number): number =>
  lines.reduce(
    (sum, { text, face, size, before }) =>
      sum + before * scale + textHeightOf(pdf, text, { face, size: size * scale, width: textWidth }),
    0,
  )

function drawLabel(pdf: InstanceType<typeof PDFDocument>, label: Label) {
  pdf.addPage()
  const { city, collectCents, company, country, phone, postcode, region, street, street2 } = label
  // In Bulgarian, for couriers in Bulgaria.
  const collect = collectCents > 0 ? `Наложен платеж: ${formatEuro(collectCents, 'bg')}` : null
  const lines: Line[] = [
    ...linesOf('regular', 8, [label.seller, label.sellerAddress]),
    ...linesOf('bold', 13, [label.method], 8),
    ...linesOf('regular', 11, [label.point]),
    ...linesOf('bold', 17, [label.name], 7),
    ...linesOf('regular', 14, [company, street, street2, `${postcode} ${city}`, region, country, phone]),
    ...linesOf('bold', 15, [collect], 10),
  ]
  const room = height - 2 * margin - codeSize - 8
  const scale = scales.find((each) => heightOfLines(pdf, lines, each) <= room) ?? 0.4
  for (const { text, face, size, before } of lines) {
    pdf.y += before * scale
    drawText(pdf, text, { face, size: size * scale, at: [margin, pdf.y], width: textWidth })
  }
  const { data, size } = encode(label.number, { ecc: 'M', border: 0 })
  const module = codeSize / size
  const top = height - margin - codeSize
  for (const [y, row] of data.entries())
    for (const [x, dark] of row.entries()) if (dark) pdf.rect(margin + x * module, top + y * module, module, module)
  pdf.fill('#000000')
  const beside = { width: width - 2 * margin - 102, lineBreak: false }
  drawText(pdf, label.number, { face: 'bold', size: 12, at: [margin + 102, top + 30], ...beside })
  // The number of pieces tells two parcels of an order apart.
  drawText(pdf, `${label.pieces} бр.`, { size: 11, at: [margin + 102, top + 48], ...beside })
}
