import type { CollectionBeforeValidateHook } from 'payload'
import { z } from 'zod'
import { multiBuyKinds, multiBuyOf, priceAfterChange } from '@/domain/multi-buy'
import { invalidField } from '../../document-endpoint'

const none = { kind: null, pieces: null, amountCents: null, free: null, percentOff: null }
const part = z.number().nullish()
const parts = { pieces: part, amountCents: part, free: part, percentOff: part }
const group = z.object({ kind: z.enum(multiBuyKinds).nullish(), ...parts }).nullish()
const priced = z.object({ priceCents: z.number(), multiBuy: group })

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
