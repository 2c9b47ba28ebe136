'use client'

import { usePathname } from 'next/navigation'
import type { MouseEvent } from 'react'
import { cx } from '@/design/cx'
import { type Locale, locales } from '@/i18n/routing'
import { samePageIn } from '../page-path'

const year = 60 * 60 * 24 * 365

type Props = { locale: Locale; names: Record<Locale, string>; className?: string; linkClassName?: string }

/** This page in the four languages. The choice is remembered for the start page, and keeps the query and the hash. */
export function LanguageLinks({ locale, names, className, linkClassName }: Props) {
  const pathname = usePathname()
  const choose = (event: MouseEvent<HTMLAnchorElement>, language: Locale) => {
    const secure = window.location.protocol === 'https:' ? '; secure' : ''
    document.cookie = `NEXT_LOCALE=${language}; path=/; max-age=${year}; samesite=lax${secure}`
    event.currentTarget.href = samePageIn(language, pathname) + window.location.search + window.location.hash
  }
  return (
    <ul className={className}>
      {locales.map((language) => (
        <li key={language}>
          <a
            href={samePageIn(language, pathname)}
            hrefLang={language}
            lang={language}
            aria-current={language === locale ? 'true' : undefined}
            onClick={(event) => choose(event, language)}
            className={cx(linkClassName, language === locale && 'font-semibold text-accent')}
          >
            {names[language]}
          </a>
        </li>
      ))}
    </ul>
  )
}
