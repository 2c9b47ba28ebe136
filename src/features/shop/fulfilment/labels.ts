import { sql } from '@payloadcms/db-postgres'
import PDFDocument from 'pdfkit'
import { encode } from 'uqr'
import { z } from 'zod'
import { formatEuro } from '@/design/format'
import { documentFont } from '@/features/shop/documents/fonts'
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
    street: z.string(),
    street2: z.string().nullable(),
    postcode: z.string(),
    city: z.string(),
    country: z.string(),
    phone: z.string().nullable(),
    collectCents: z.number(),
    pieces: z.coerce.number(),
    seller: z.string().nullable(),
    sellerAddress: z.string().nullable(),
  }),
)

/** 100 × 150 mm in points, as label printers take it. */
const [width, height] = [283.5, 425.2]
const margin = 18

/** Labels of parcels as one PDF, a page each: to whom, from whom, what is to be paid at the door, and a code with the order's number. */
export async function parcelLabels(database: Database, parcels: string[]): Promise<Buffer> {
  const { rows } = await database.execute(sql`
    select ${shipments.id} as parcel, ${orders.number}, ${orders.shippingMethod} as method, ${orders.pickupPoint} as point,
      ${orders.shippingAddressName} as name, ${orders.shippingAddressStreet} as street, ${orders.shippingAddressStreet2} as street2,
      ${orders.shippingAddressPostcode} as postcode, ${orders.shippingAddressCity} as city,
      ${orders.shippingAddressCountry} as country, ${orders.shippingAddressPhone} as phone,
      ${shipments.collectCents} as "collectCents",
      (select sum(${shipmentLines.quantity}) from ${shipmentLines} where ${shipmentLines.shipment} = ${shipments.id}) as pieces,
      ${shopSettings.sellerName} as seller, ${shopSettings.returnAddress} as "sellerAddress"
    from ${shipments} join ${orders} on ${orders.id} = ${shipments.orderId} left join ${shopSettings} on true
    where ${shipments.id} = any(${sql.param(parcels)}::uuid[]) order by ${orders.placedAt}`)
  const pdf = new PDFDocument({ size: [width, height], margin, autoFirstPage: false, info: { Title: 'Labels' } })
  pdf.registerFont('regular', documentFont('regular')).registerFont('bold', documentFont('bold'))
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => pdf.once('end', resolve).once('error', reject))
  for (const label of labelRows.parse(rows)) drawLabel(pdf, label)
  if (chunks.length === 0 && rows.length === 0) pdf.addPage()
  pdf.end()
  await ended
  return Buffer.concat(chunks)
}

function drawLabel(pdf: InstanceType<typeof PDFDocument>, label: z.infer<typeof labelRows>[number]) {
  pdf.addPage()
  const text = (font: string, size: number, lines: (string | null)[]) => {
    pdf.font(font, size)
    for (const line of lines) if (line) pdf.text(line, margin, pdf.y, { width: width - 2 * margin })
  }
  text('regular', 8, [label.seller, label.sellerAddress])
  pdf.moveDown(1)
  text('bold', 13, [label.method])
  text('regular', 11, [label.point])
  pdf.moveDown(0.6)
  text('bold', 17, [label.name])
  text('regular', 14, [label.street, label.street2, `${label.postcode} ${label.city}`, label.country, label.phone])
  pdf.moveDown(0.8)
  // What the courier collects: in Bulgarian, for couriers in Bulgaria.
  if (label.collectCents > 0) text('bold', 15, [`Наложен платеж: ${formatEuro(label.collectCents, 'bg')}`])
  const { data, size } = encode(label.number, { ecc: 'M', border: 0 })
  const module = 90 / size
  const top = height - margin - 90
  for (const [y, row] of data.entries())
    for (const [x, dark] of row.entries()) if (dark) pdf.rect(margin + x * module, top + y * module, module, module)
  pdf.fill('#000000')
  const beside = { width: width - 2 * margin - 102, lineBreak: false }
  pdf.font('bold', 12).text(label.number, margin + 102, top + 30, beside)
  // Two parcels of one order are told apart by what is in them.
  pdf.font('regular', 11).text(`${label.pieces} бр.`, margin + 102, top + 48, beside)
}
