'use client'

import { ListChecks } from 'lucide-react'
import { type ReactNode, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { cx, fill } from '@/design/cx'
import { IntentLink } from '@/design/intent-link'
import { personalNewsKey } from '@/domain/head-scripts'
import { usePerson } from '@/features/auth/client/use-person'
import { noIds, onLists, tickedIds } from '@/features/lists/client/list-ids'
import { type Locale, localePath } from '@/i18n/routing'
import { readStored, removeStored, writeStored } from '@/lib/browser-storage'
import { localFollows } from '../client/local-follows'
import type { NewsCard } from '../start-news'
import { type FollowKind, langOfName, pathOf } from '../types'

type PersonalNewsWords = {
  title: string
  list: string
  listCount: string
  nothing: string
  kinds: Record<FollowKind, string>
}

/** The height is fixed, because everybody gets the same page without the row and the content must not move. */
export function PersonalNews({ locale, words }: { locale: Locale; words: PersonalNewsWords }) {
  const listed = useSyncExternalStore(onLists, tickedIds, noIds).size
  const cards = usePersonalNews(locale, listed)
  return (
    <section aria-labelledby="mine" className="mine">
      <h2 id="mine" className="text-xl md:text-2xl">
        {words.title}
      </h2>
      <ul className="mt-3 flex h-38 gap-3 overflow-x-auto pb-1 scrollbar-none">
        {listed > 0 && (
          <PersonalNewsCard
            href={localePath(locale, '/list')}
            picture={<ListChecks aria-hidden size={28} className="text-accent" />}
          >
            <Title>{words.list}</Title>
            <Note>{fill(words.listCount, { count: listed })}</Note>
          </PersonalNewsCard>
        )}
        {cards?.map(({ kind, name, title, lang, price, beside, isReduced, path, cover }) => (
          <PersonalNewsCard
            key={path}
            href={localePath(locale, path)}
            picture={
              cover && (
                <img
                  src={`${cover.base}-320.webp`}
                  alt=""
                  width={cover.width}
                  height={cover.height}
                  decoding="async"
                  className="h-20 w-14 rounded-sm bg-sunken object-cover object-top"
                />
              )
            }
          >
            <Title lang={lang || undefined}>{title}</Title>
            <Note>
              {words.kinds[kind]}
              {name && (
                <>
                  : <span lang={langOfName({ kind }, locale)}>{name}</span>
                </>
              )}
            </Note>
            {price && <strong className={cx('tabular', isReduced && 'text-signal')}>{price}</strong>}
            {beside && <span className="line-clamp-2 text-xs text-ink-soft">{beside}</span>}
          </PersonalNewsCard>
        ))}
        {cards?.length === 0 && listed === 0 && <li className="self-center text-ink-soft">{words.nothing}</li>}
      </ul>
    </section>
  )
}

function PersonalNewsCard({ href, picture, children }: { href: string; picture: ReactNode; children: ReactNode }) {
  return (
    <li className="w-72 shrink-0">
      <IntentLink
        href={href}
        className="flex h-full items-center gap-3 rounded-md bg-surface px-3.5 py-2.5 text-ink no-underline inset-ring inset-ring-line hover:inset-ring-line-strong"
      >
        {picture}
        <span className="grid min-w-0 gap-0.5">{children}</span>
      </IntentLink>
    </li>
  )
}

function Title({ lang, children }: { lang?: string | undefined; children: string }) {
  return (
    <span lang={lang} className="line-clamp-2 leading-snug font-semibold">
      {children}
    </span>
  )
}

function Note({ children }: { children: ReactNode }) {
  return <span className="truncate text-sm text-ink-soft">{children}</span>
}

/**
 * News of the account, else links to what this browser follows; null until known. Whether there is any content is
 * stored for the next visit, because space for the row is reserved before the first paint or not at all.
 */
function usePersonalNews(locale: Locale, listed: number): NewsCard[] | null {
  const [cards, setCards] = useState<NewsCard[] | null>(null)
  const person = usePerson()
  // After a client-side navigation the inline script of the page has not run.
  useLayoutEffect(() => {
    if (readStored(personalNewsKey)) document.documentElement.dataset.mine = ''
  }, [])
  useEffect(() => {
    let gone = false
    const show = (news: NewsCard[]) => !gone && setCards(news)
    if (person) askNews(locale).then(show, () => show([]))
    else show(followedHere(locale))
    return () => {
      gone = true
      // The former person's news must not stay until those of the next one are there.
      setCards(null)
    }
  }, [person, locale])
  useEffect(() => {
    if (cards === null) return
    if (cards.length + listed > 0) writeStored(personalNewsKey, '1')
    else removeStored(personalNewsKey)
  }, [cards, listed])
  return cards
}

async function askNews(locale: Locale): Promise<NewsCard[]> {
  const response = await fetch(`/api/account/news?locale=${locale}`)
  if (!response.ok) return []
  const { newsAnswer } = await import('../client/answers')
  return newsAnswer.parse(await response.json()).news
}

function followedHere(locale: Locale): NewsCard[] {
  return localFollows().map((follow) => ({
    ...{ kind: follow.kind, name: '', title: follow.name, lang: langOfName(follow, locale) ?? '' },
    ...{ price: null, beside: null, isReduced: false, path: pathOf(follow), cover: null },
  }))
}
