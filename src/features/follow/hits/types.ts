import type { Follow } from '../types'

/** Something to tell of what is followed. Texts are in the customer's language, the title as the shop wrote it. */
export type Hit = { title: string; lang: string; details: string; cents: number | null; path: string }

export type FollowHits = { follow: Follow; hits: Hit[] }
