import { z } from 'zod'
import type { PackSize } from '@/domain/pack-size'
import { unitPrice } from '@/domain/unit-price'
import { logoUrl } from '@/features/brochures/card-query'
import { unknownColour } from '../listing-query'
import type { ReportedPrice } from './types'

/** A chain's lowest price; `sellers` is how many chains have one. */
export const reportRow = z.object({
  price: z.number(),
  old: z.number().nullable(),
  day: z.string(),
  chain: z.string(),
  slug: z.string(),
  invented: z.boolean(),
  hold: z.enum(['waiting', 'rejected']).nullable(),
  sellers: z.number(),
  retailer: z.string().nullable(),
  colour: z.string().nullable(),
  logo: z.string().nullable(),
})

type Product = { size: PackSize | null; isRanked: boolean }

/** A chain's lowest price on the card of its product. */
export function toReported(row: z.infer<typeof reportRow>, { size, isRanked }: Product): ReportedPrice {
  const { chain: name, slug: chain, retailer, colour, logo, price, old, day, invented, hold } = row
  return {
    ...{ source: 'report', key: `chain ${chain}`, chain, day, invented, hold },
    shop: { slug: retailer ?? chain, name, colour: colour ?? unknownColour, logoUrl: logoUrl(logo) },
    ...{ price, old: isRanked ? old : null, unitPrice: unitPrice(price, size) },
  }
}
