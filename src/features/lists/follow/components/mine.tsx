'use client'

import { ListChecks } from 'lucide-react'
import { type ReactNode, useSyncExternalStore } from 'react'
import { fill } from '@/design/fill'
import { IntentLink } from '@/design/intent-link'
import { noIds, onLists, tickedIds } from '@/features/lists/client/list-ids'
import { type Locale, localePath } from '@/i18n/routing'
import { useMine } from '../client/use-mine'
import type { FollowKind } from '../types'

export type MineWords = {
  title: string
  list: string
  listCount: string
  nothing: string
  kinds: Record<FollowKind, string>
}

/** What is new of what one follows, and one's list, in a row of fixed height. Everybody gets the same page, without it. */
export function Mine({ locale, words }: { locale: Locale; words: MineWords }) {
  const listed = useSyncExternalStore(onLists, tickedIds, noIds).size
  const cards = useMine(locale, listed)
  return (
    <section aria-labelledby="mine" className="mine">
      <h2 id="mine" className="text-xl md:text-2xl">
        {words.title}
      </h2>
      <ul className="mt-3 flex h-28 gap-3 overflow-x-auto pb-1 scrollbar-none">
        {listed > 0 && (
          <MineCard
            href={localePath(locale, '/list')}
            picture={<ListChecks aria-hidden size={28} className="text-accent" />}
          >
            <Title>{words.list}</Title>
            <Note>{fill(words.listCount, { count: listed })}</Note>
          </MineCard>
        )}
        {cards?.map(({ kind, name, title, lang, price, path, cover }) => (
          <MineCard
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
            <Note>{name ? `${words.kinds[kind]}: ${name}` : words.kinds[kind]}</Note>
            {price && <strong className="text-signal tabular">{price}</strong>}
          </MineCard>
        ))}
        {cards?.length === 0 && listed === 0 && <li className="self-center text-ink-soft">{words.nothing}</li>}
      </ul>
    </section>
  )
}

function MineCard({ href, picture, children }: { href: string; picture: ReactNode; children: ReactNode }) {
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

function Note({ children }: { children: string }) {
  return <span className="truncate text-sm text-ink-soft">{children}</span>
}
