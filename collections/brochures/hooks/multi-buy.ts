import type { CollectionBeforeValidateHook } from 'payload'
import { z } from 'zod'
import { priceAfterChange } from '@/domain/multi-buy'
import { multiBuySchema } from '@/lib/multi-buy-schema'
import { invalidField } from '../../document-endpoint'

const none = { kind: null, pieces: null, amountCents: null, free: null, percentOff: null }
const group = z.looseObject({ kind: z.string().nullish() }).nullish()
const priced = z.object({ priceCents: z.number(), multiBuy: multiBuySchema })

/** Empties the fields of other kinds, and lets a price that is of several follow what they cost. */
export const completeMultiBuy: CollectionBeforeValidateHook = ({ collection, data, originalDoc, req }) => {
  if (!data) return data
  const before = group.parse(originalDoc?.multiBuy)
  const given = { ...before, ...group.parse(data.multiBuy) }
  if (!given.kind) return { ...data, multiBuy: none }
  const read = multiBuySchema.safeParse(given)
  if (!read.success) throw invalidField(req, collection.slug, { path: 'multiBuy.pieces', problem: 'multiBuy' })
  const price = priced.safeParse({ priceCents: data.priceCents ?? originalDoc?.priceCents, multiBuy: read.data })
  const stored = priced.safeParse(originalDoc)
  return {
    ...data,
    multiBuy: { ...none, ...read.data },
    ...(price.success && { priceCents: priceAfterChange(price.data, stored.data) }),
  }
}
