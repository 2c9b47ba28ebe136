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

/** A piece of news as a card of the start page. `price` is written in the visitor's language. */
export interface NewsCard {
  kind: FollowKind
  /** Of the follow that it is news of. */
  name: string
  title: string
  lang: string
  price: string | null
  path: string
  cover: PagePicture | null
}

/** So many follows are asked: a visitor waits for it, and the page of the follows has the rest. */
const mostFollows = 12
const mostCards = 8

/** Target prices first, then the shops. */
const order: FollowKind[] = ['product', 'shop', 'word', 'category']

/** How much a customer follows, and what is new of it: of each follow its first news, then its second, and so on. */
export async function startNews(customer: Customer, locale: Locale): Promise<{ follows: number; news: NewsCard[] }> {
  const follows = (await followsOf(customer, locale)).toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
  const around = newsAround(sofiaDay())
  const found = await hitsOf(follows.slice(0, mostFollows), { locale, newsOf: () => around, once: true })
  const cards = found.flatMap(({ follow, hits }) =>
    hits.map(({ title, lang, cents, path, cover }, place) => ({
      place,
      card: {
        ...{ kind: follow.kind, name: follow.name, title, lang, path, cover },
        price: cents === null ? null : formatEuro(cents, locale),
      },
    })),
  )
  const news = cards.toSorted((one, other) => one.place - other.place).map(({ card }) => card)
  return { follows: follows.length, news: news.slice(0, mostCards) }
}

/** The words of what is one's own at the beginning of a page. */
export function personalNewsWords(locale: Locale) {
  const { mine, kind: kinds } = messagesOf(locale).follow
  return { ...mine, kinds }
}
