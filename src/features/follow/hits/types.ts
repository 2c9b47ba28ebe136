import type { Follow } from '../types'

/** A piece of news about a follow. Texts are in the customer's language, the title as the shop wrote it. */
export type Hit = { title: string; lang: string; details: string; cents: number | null; path: string }

export type FollowHits = { follow: Follow; hits: Hit[] }
