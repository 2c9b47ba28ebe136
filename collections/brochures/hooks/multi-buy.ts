import type { CollectionBeforeValidateHook } from 'payload'
import { z } from 'zod'
import { multiBuyKinds, multiBuyOf, priceAfterChange } from '@/domain/multi-buy'
import { unitPriceAfterChange } from '@/domain/offer-unit-price'
import { baseUnits } from '@/domain/pack-size'
import { invalidField } from '../../document-endpoint'

const none = { kind: null, pieces: null, amountCents: null, free: null, percentOff: null }
const part = z.number().nullish()
const parts = { pieces: part, amountCents: part, free: part, percentOff: part }
const group = z.object({ kind: z.enum(multiBuyKinds).nullish(), ...parts }).nullish()
const priced = z.object({ priceCents: z.number(), multiBuy: group })

const unitPriced = z.object({
  title: z.string(),
  priceCents: z.number(),
  packSize: z
    .string()
    .nullish()
    .transform((size) => size ?? null),
  unitPriceCents: z
    .number()
    .nullish()
    .transform((cents) => cents ?? null),
  unit: z
    .enum(baseUnits)
    .nullish()
    .transform((unit) => unit ?? null),
})

type Group = z.infer<typeof group>

const readGroup = (given: Group) => (given?.kind ? multiBuyOf({ ...given, kind: given.kind }) : null)

function readPriced(offer: unknown) {
  const { data } = priced.safeParse(offer)
  return data && { ...data, multiBuy: readGroup(data.multiBuy) }
}

/** Empties the parts of other kinds, and lets a price that is of several follow what they cost. */
export const completeMultiBuy: CollectionBeforeValidateHook = ({ collection, data, originalDoc, req }) => {
  const given = group.safeParse(data?.multiBuy)
  // Payload refuses an invalid kind, or a part that is no number, by itself.
  if (!data || !given.success || given.data == null) return data
  const stored = group.safeParse(originalDoc?.multiBuy).data
  const merged = { ...stored, ...given.data }
  const multiBuy = readGroup(merged)
  if (merged.kind && !multiBuy) {
    throw invalidField(req, collection.slug, { path: 'multiBuy.pieces', problem: 'multiBuy' })
  }
  const now = readPriced({ priceCents: data.priceCents ?? originalDoc?.priceCents, multiBuy })
  return {
    ...data,
    multiBuy: { ...none, ...multiBuy },
    ...(now && { priceCents: priceAfterChange(now, readPriced(originalDoc)) }),
  }
}

/**
 * The unit price of a stored offer follows its price and its size, as in the editor of offers. Runs after
 * `completeMultiBuy`, which may change the price.
 */
export const followUnitPrice: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  const before = unitPriced.safeParse(originalDoc).data
  const now = unitPriced.safeParse({ ...originalDoc, ...data }).data
  return before && now ? { ...data, ...unitPriceAfterChange(now, before) } : data
}
