'use client'

import { BookOpen, Search, Tag, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Locale, localePath } from '@/i18n/routing'
import { bottomBarLinks } from '../site-links'
import { CurrentLink } from './language-links'

const icons = { brochures: BookOpen, prices: Tag, search: Search, me: UserRound }

type BarWords = Record<'label' | (typeof bottomBarLinks)[number]['key'], string>

type Props = { locale: Locale; words: BarWords; list: ReactNode }

/** A client component, so that the browser draws the icons: sent with each page they would be a kilobyte of it. */
export function BottomBar({ locale, words, list }: Props) {
  return (
    <nav
      aria-label={words.label}
      className="bottom-bar fixed inset-x-0 bottom-0 z-(--z-header) border-t border-line bg-paper/92 pb-[env(safe-area-inset-bottom)] backdrop-blur-md md:hidden print:hidden"
    >
      <ul className="mx-auto grid max-w-md auto-cols-fr grid-flow-col">
        {bottomBarLinks.map(({ key, path }) => {
          const Icon = key === 'list' ? null : icons[key]
          return (
            <li key={key}>
              <CurrentLink href={localePath(locale, path)} className="bar-link">
                {Icon ? <Icon aria-hidden size={22} strokeWidth={1.8} /> : list}
                {words[key]}
              </CurrentLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
