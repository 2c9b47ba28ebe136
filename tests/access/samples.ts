import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { simpleBrochure } from '../editorial/brochure-import/make-pdf'

export const password = 'long-enough-for-a-test'

export const pricesOf = (day: string) => ({
  source: `https://kolkostruva.bg/opendata_files/${day}.zip`,
  status: 'queued' as const,
})

export const subscription = (name: string) => ({
  email: `${name}@example.com`,
  state: 'pending' as const,
  language: 'bg' as const,
  requestedAt: '2026-11-20T10:00:00.000Z',
})

export const letter = { name: 'Мария', email: 'maria@example.com', message: 'Добър ден', language: 'bg' as const }

export const courier = {
  name: 'Куриер',
  kind: 'address' as const,
  carrier: 'econt',
  rates: [{ upToGrams: 3000, priceCents: 450 }],
  daysFrom: 1,
  daysTo: 2,
}

export const coupon = { code: 'WELCOME', percentOff: 10, validFrom: '2026-01-01', validTo: '2026-12-31' }

export const maker = {
  name: '„Розова шевица“ ООД',
  address: 'ул. „Тъкачна“ 12, Казанлък',
  email: 'fabrika@example.com',
}

export const promotionOf = (product: string) => ({
  name: 'Есен',
  percentOff: 20,
  validFrom: '2026-01-01',
  validTo: '2026-01-31',
  products: [product],
})

export const storeOf = (retailer: string) => ({
  retailer,
  name: 'Магазин',
  town: 'София',
  address: 'бул. Витоша 1',
})

export function productGroup(number: number, slug: string) {
  return { number, slug, title: 'Масло', baseUnit: 'kg', verdictRule: 'none' } as const
}

export async function sampleFiles() {
  const pdf = await simpleBrochure(1)
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } })
    .png()
    .toBuffer()
  return {
    pdfFile: () => ({ data: pdf, name: `${randomUUID()}.pdf`, mimetype: 'application/pdf', size: pdf.length }),
    pngFile: () => ({ data: picture, name: `${randomUUID()}.png`, mimetype: 'image/png', size: picture.length }),
  }
}
