import * as z from 'zod/mini'
import { limits } from '../limits'
import { listSchema, revision, shareMode, tokenSchema } from '../schema'

/*
 * What our API takes. It stands apart from the other shapes, which every browser with a list loads.
 */

/** What a device sends: the lists that it has changed, and how far it knows those of the account. */
export const syncSchema = z.object({
  lists: z.array(listSchema).check(z.maxLength(limits.mergedLists)),
  known: z.record(z.string().check(z.maxLength(40)), revision),
})

/** What somebody with a link sends: nothing but the token to read, and the list to change it. */
export const sharedSchema = z.object({ token: tokenSchema, list: z.optional(listSchema) })

export const newShareSchema = z.object({ token: tokenSchema, list: z.string().check(z.maxLength(40)), mode: shareMode })
export const oneShareSchema = z.object({ id: z.uuid() })
export const ofListSchema = z.object({ list: z.string().check(z.maxLength(40)) })

export const pricesSchema = z.object({
  ids: z.array(z.string().check(z.maxLength(130))).check(z.maxLength(limits.items)),
})
