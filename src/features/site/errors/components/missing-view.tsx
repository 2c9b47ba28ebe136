'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/design/button'
import { ChipLink } from '@/design/chip'
import { LostPage } from './error-page'

const placeholder = '{path}'

function readable(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

export function MissingPath({ sentence }: { sentence: string }) {
  // The server sees the rewritten path of the default language.
  const path = usePathname().replace(/^\/bg(?=\/|$)/, '') || '/'
  const [before, after] = sentence.split(placeholder)
  return (
    <>
      {before}
      <span className="inline-block max-w-full wrap-anywhere text-ink-soft">{readable(path)}</span>
      {after}
    </>
  )
}

type Props = {
  words: { sentence: string; text: string; choose: string; home: string }
  homeHref: string
  categories: { href: string; name: string; lang?: string }[]
  search: ReactNode
}

/**
 * A client component: Next sends the not-found page along with every page, and its texts are smaller than its markup.
 */
export function MissingView({ words, homeHref, categories, search }: Props) {
  return (
    <LostPage title={<MissingPath sentence={words.sentence} />} text={words.text}>
      {search}
      <nav aria-label={words.choose} className="mt-2">
        <ul className="flex flex-wrap justify-center gap-2">
          {categories.map(({ href, name, lang }) => (
            <li key={href}>
              <ChipLink href={href} lang={lang}>
                {name}
              </ChipLink>
            </li>
          ))}
        </ul>
      </nav>
      <ButtonLink href={homeHref}>{words.home}</ButtonLink>
    </LostPage>
  )
}
