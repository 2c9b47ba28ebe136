import * as z from 'zod/mini'
import type { Customer } from '@/../payload-types'
import { currentAuthState } from '@/features/auth/customer'
import { locales } from '@/i18n/routing'
import { limits } from '@/lib/lists/list-limits'
import { listSchema, revision, shareMode, tokenSchema } from '@/lib/lists/list-schema'
import { clientNetwork } from '@/server/client-network'
import { cmsSystem } from '@/server/cms'
import { takeNetworkPoint } from '@/server/network-limit'
import { type Limit, takePoint } from '@/server/rate-limit'
import { jsonOf, limitedText } from '@/server/request-body'
import { isSameOrigin } from '@/server/request-context'
import { AuthUnreachable } from '@/server/supabase'

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

/** A full list is about 350 KB; a device that comes back with several sends them one after the other. */
const mostBytes = 1_000_000

const headers = { 'Cache-Control': 'private, no-store', 'X-Content-Type-Options': 'nosniff' }

/** Never cached; the browser translates the status into a message. */
export const answered = (body: object, status = 200) => Response.json(body, { status, headers })
export const refused = (status: number) => answered({ error: status }, status)

/** @returns the parsed body, or the response that refuses it */
async function contentOf<Shape extends z.ZodMiniType>(request: Request, shape: Shape) {
  const text = await limitedText(request, mostBytes)
  if (text === null) return refused(413)
  const parsed = shape.safeParse(jsonOf(text))
  return parsed.success ? { content: parsed.data } : refused(422)
}

export function ownListRoute<Shape extends z.ZodMiniType>(
  shape: Shape,
  work: (customer: Customer, content: z.infer<Shape>) => Promise<Response>,
) {
  return async (request: Request): Promise<Response> => {
    if (!isSameOrigin(request)) return refused(400)
    try {
      const authState = await currentAuthState()
      if (authState.state !== 'in') return refused(401)
      const read = await contentOf(request, shape)
      return read instanceof Response ? read : await work(authState.customer, read.content)
    } catch (error) {
      if (error instanceof AuthUnreachable) return refused(503)
      throw error
    }
  }
}

interface Cost {
  points?: number
  /** The share link of the request, if it has one: each link has a limit of its own in a network. */
  link?: string
}

/** A request costs one point of its network, unless `costOf` says otherwise. */
export function openListRoute<Shape extends z.ZodMiniType>(
  shape: Shape,
  limit: Limit,
  work: (content: z.infer<Shape>) => Promise<Response>,
  costOf: (content: z.infer<Shape>) => Cost | Promise<Cost> = () => ({}),
) {
  return async (request: Request): Promise<Response> => {
    if (!isSameOrigin(request)) return refused(400)
    const read = await contentOf(request, shape)
    if (read instanceof Response) return read
    const { points, link } = await costOf(read.content)
    const [cms, network] = [await cmsSystem(), clientNetwork(request.headers)]
    const isWithin = link
      ? await takePoint(cms, limit, `${network} ${link}`, points)
      : await takeNetworkPoint(cms, limit, network, points)
    return isWithin ? work(read.content) : refused(429)
  }
}

/**
 * For requests that cost points by their items. Allows an address 300 full lists, or 3,000 short ones: a carrier's many
 * customers share it, and ask again after each change of theirs.
 */
export const itemLimit = (name: string): Limit => ({ name, points: 300 * limits.items, seconds: 300 })

/** One point for each item, but at least 20: the request itself costs the server something too. */
export const itemCost = (items: readonly unknown[]): Cost => ({ points: Math.max(20, items.length) })
