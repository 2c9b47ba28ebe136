import type { Customer } from '@/../payload-types'
import { formatEuro } from '@/design/format'
import { sofiaDay } from '@/domain/calendar-day'
import type { PagePicture } from '@/features/brochures/types'
import type { Locale } from '@/i18n/routing'
import { messagesOf } from '@/i18n/translator'
import { hitsOf } from './hits/hits'
import { newsAround } from './hits/news'
import { followsOf } from './own-follows'
import type { FollowKind } from './types'

/** `price` is formatted in the visitor's language. */
export interface NewsCard {
  kind: FollowKind
  name: string
  title: string
  lang: string
  price: string | null
  /** The price of several, the towns of an edition, and the verdict on a reduction or an earlier price with its day. */
  beside: string | null
  isReduced: boolean
  path: string
  cover: PagePicture | null
}

/** Limits the time that a visitor waits; the page of the follows has the rest. */
const mostFollows = 12
const mostCards = 8

const order: FollowKind[] = ['product', 'shop', 'word', 'category']

/** Takes the first news of each follow, then the second, and so on. */
export async function startNews(customer: Customer, locale: Locale): Promise<{ follows: number; news: NewsCard[] }> {
  const follows = (await followsOf(customer, locale)).toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
  const around = newsAround(sofiaDay())
  const found = await hitsOf(follows.slice(0, mostFollows), { locale, newsOf: () => around, once: true })
  const cards = found.flatMap(({ follow, hits }) =>
    hits.map(({ title, lang, cents, terms, edition, before, isReduced, path, cover }, place) => ({
      place,
      card: {
        ...{ kind: follow.kind, name: follow.name, title, lang, isReduced, path, cover },
        price: cents === null ? null : formatEuro(cents, locale),
        beside: [...terms, edition, before].filter(Boolean).join('; ') || null,
      },
    })),
  )
  const news = cards.toSorted((one, other) => one.place - other.place).map(({ card }) => card)
  return { follows: follows.length, news: news.slice(0, mostCards) }
}

export function personalNewsWords(locale: Locale) {
  const { mine, kind: kinds } = messagesOf(locale).follow
  return { ...mine, kinds }
}
