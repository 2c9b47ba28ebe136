import * as z from 'zod/mini'
import { locales } from '@/i18n/routing'
import { limits } from '@/lib/lists/list-limits'
import { listSchema, revision, shareMode, tokenSchema } from '@/lib/lists/list-schema'

/* Separate from the other schemas, because those are loaded by every browser with a list. */

/** `known` has the revision that the device has of each list of the account. */
export const syncSchema = z.object({
  lists: z.array(listSchema).check(z.maxLength(limits.mergedLists)),
  known: z.record(z.string().check(z.maxLength(40)), revision),
})

/** From someone with a link: the token alone reads, with a list it changes the list. */
export const sharedSchema = z.object({ token: tokenSchema, list: z.optional(listSchema) })

export const newShareSchema = z.object({ token: tokenSchema, list: z.string().check(z.maxLength(40)), mode: shareMode })
export const oneShareSchema = z.object({ id: z.uuid() })
export const ofListSchema = z.object({ list: z.string().check(z.maxLength(40)) })

export const pricesSchema = z.object({
  ids: z.array(z.string().check(z.maxLength(130))).check(z.maxLength(limits.items)),
})

export const kindsSchema = z.object({
  titles: z.array(z.string().check(z.maxLength(limits.title))).check(z.maxLength(limits.items)),
  locale: z.enum(locales),
})

/** Longer lists are sent in parts. */
export const notesSchema = z.object({
  notes: z
    .array(
      z.object({
        id: z.string().check(z.maxLength(130)),
        text: z.string().check(z.minLength(1), z.maxLength(limits.title)),
      }),
    )
    .check(z.maxLength(limits.pricedNotes)),
  locale: z.enum(locales),
})

export const foundSchema = z.object({
  query: z.string().check(z.minLength(2), z.maxLength(limits.title)),
  locale: z.enum(locales),
})
