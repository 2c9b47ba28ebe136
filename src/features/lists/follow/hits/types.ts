import type { PriceOfUnit } from '@/domain/unit-price'
import type { PagePicture } from '@/features/brochures/types'
import type { Follow } from '../types'

/** A piece of news about a follow. Texts are in the customer's language, the title as the shop wrote it. */
export type Hit = {
  title: string
  lang: string
  details: string
  cents: number | null
  /** The price before, where the present one is lower. */
  oldCents: number | null
  unitPrice: PriceOfUnit | null
  /** The page of the thing, which is the same whoever follows it. */
  path: string
  /** Of a brochure. */
  cover: PagePicture | null
}

/** `paths` are all the news of a follow, of which `hits` are the first. */
export type Found = { hits: Hit[]; paths: string[] }

/** `more` counts the news that are shown under no follow. */
export type FollowHits = { follow: Follow; hits: Hit[]; paths: string[]; more: number }
