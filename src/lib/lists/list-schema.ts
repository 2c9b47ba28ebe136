import * as z from 'zod/mini'
import { multiBuySchema } from '../multi-buy-schema'
import { limits, mostEntries } from './list-limits'

/** Milliseconds. Clocks up to the year 3000 are accepted and clamped by the server. */
const moment = z.int().check(z.gte(0), z.lte(33_000_000_000_000))
const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))
/** Postgres keeps neither half of a character nor a zero byte in JSON; what replaces one is as long. */
const storable = z.overwrite((text: string) => text.replaceAll(/\p{Cs}/gu, '\ufffd').replaceAll('\0', '\ufffd'))
const short = (most: number) => z.string().check(storable, z.maxLength(most))

const register = <Value extends z.ZodMiniType>(value: Value) => z.readonly(z.tuple([value, moment]))

const startedOn = day
const prior = z.object({ cents: z.int(), day })
const verdict = z.discriminatedUnion('answer', [
  z.object({ answer: z.literal('real'), startedOn, prior, percent: z.nullable(z.int()) }),
  z.object({ answer: z.literal('not-real'), startedOn, prior }),
  z.object({ answer: z.literal('unknown'), startedOn, observedDays: z.int() }),
  z.object({ answer: z.literal('unjudged'), startedOn }),
])

const shopPrice = z.object({
  shop: short(120),
  shopName: short(120),
  cents: z.int().check(z.gte(0), z.lte(100_000_000)),
  source: z.enum(['brochure', 'prices', 'invented']),
  day,
  until: z.nullable(day),
  loyaltyOnly: z.boolean(),
  what: z.optional(short(limits.title)),
  reduction: z.optional(z.nullable(z.object({ old: z.int(), verdict }))),
  multiBuy: z.optional(z.nullable(multiBuySchema)),
  depositCents: z.optional(z.nullable(z.int())),
  // A path of this site; `//` would be another host.
  path: z.string().check(storable, z.maxLength(300), z.regex(/^\/(?!\/)[^\s\\]*$/)),
})

const itemId = z.string().check(z.regex(/^(?:offer|product|listing|note):[\w-]{1,120}$/))
const title = z.string().check(storable, z.minLength(1), z.maxLength(limits.title))
const quantity = z.int().check(z.gte(1), z.lte(limits.quantity))

const listItem = z.object({
  id: itemId,
  added: moment,
  text: register(z.object({ title, details: short(limits.details) })),
  quantity: register(quantity),
  done: register(z.boolean()),
  removed: register(z.boolean()),
  price: register(z.nullable(shopPrice)),
})

export const listSchema = z.object({
  id: z.string().check(z.regex(/^[\w-]{1,40}$/)),
  name: register(short(limits.name)),
  removed: register(z.boolean()),
  shops: z.optional(register(z.readonly(z.array(short(120)).check(z.maxLength(limits.shops))))),
  items: z.array(listItem).check(z.maxLength(limits.mergedItems)),
})

export const copySchema = z.object({
  name: short(limits.name),
  items: z
    .array(
      z.object({
        id: itemId,
        title,
        details: short(limits.details),
        quantity,
        done: z.boolean(),
        price: z.nullable(shopPrice),
      }),
    )
    .check(z.minLength(1), z.maxLength(limits.items)),
})

/** 32 random bytes in base64url; the token alone gives access to the list. */
export const tokenSchema = z.string().check(z.regex(/^[\w-]{43}$/))
export const shareMode = z.enum(['read', 'edit'])
export type ShareMode = z.infer<typeof shareMode>

export const revision = z.int().check(z.gte(0))

const answeredList = z.object({ list: listSchema, revision })

export const syncAnswer = z.object({ now: moment, lists: z.array(answeredList) })
export type SyncAnswer = z.infer<typeof syncAnswer>

export const sharedAnswer = z.object({ now: moment, mode: shareMode, list: listSchema, revision })
export type SharedAnswer = z.infer<typeof sharedAnswer>

export const sharesAnswer = z.object({
  shares: z.array(z.object({ id: z.string(), mode: shareMode, createdAt: z.string() })),
})
export type OwnShare = z.infer<typeof sharesAnswer>['shares'][number]

export const pricesAnswer = z.object({ day, prices: z.record(z.string(), z.array(shopPrice)) })

export const notesAnswer = z.object({ prices: z.record(z.string(), z.array(shopPrice)) })

/** `texts`: of notes what they said when they were priced. */
export const rememberedSchema = z.object({
  prices: z.record(z.string(), z.array(shopPrice)),
  texts: z._default(z.record(z.string(), z.string()), {}),
})

/** In the order of the titles. */
export const kindsAnswer = z.object({ kinds: z.array(z.nullable(z.string())) })

/** `kind` is the kind of product in the visitor’s language. */
export const foundAnswer = z.object({
  items: z.array(
    z.object({ id: itemId, title, details: short(limits.details), kind: z.nullable(z.string()), price: shopPrice }),
  ),
})
export type SuggestedItem = z.infer<typeof foundAnswer>['items'][number]

const entry = z.object({
  /** Id of an own list, token of a shared one. */
  key: z.string(),
  list: listSchema,
  revision,
  dirty: z.boolean(),
  share: z.nullable(z.object({ token: tokenSchema, mode: shareMode })),
  /** The owner has ended the link, and the visitor has not dismissed the message yet. */
  linkEnded: z.optional(z.boolean()),
})
export type ListEntry = z.infer<typeof entry>

export const storedSchema = z.object({
  version: z.literal(1),
  /**
   * Increases when everything is replaced (signing in or out, leaving a shared list), so that other tabs do not merge.
   */
  epoch: moment,
  /** Account of the own lists; null while signed out. */
  owner: z.nullable(z.string()),
  current: z.string(),
  entries: z.array(entry).check(z.maxLength(mostEntries)),
})
export type Stored = z.infer<typeof storedSchema>

/** Unsent changes of a signed-out account, kept for its next sign-in. */
export const unsentSchema = z.object({
  lists: z.array(listSchema),
  shared: z._default(z.array(z.object({ token: tokenSchema, list: listSchema })), []),
})
export type Unsent = z.infer<typeof unsentSchema>
