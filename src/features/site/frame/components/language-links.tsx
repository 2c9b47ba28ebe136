'use client'

import { Moon, Sun } from 'lucide-react'
import { usePathname } from 'next/navigation'
import type { ComponentProps, MouseEvent, SyntheticEvent } from 'react'
import { cx } from '@/design/cx'
import { IconButton } from '@/design/icon-button'
import { IntentLink } from '@/design/intent-link'
import { themeKey } from '@/domain/head-scripts'
import { type Locale, locales } from '@/i18n/routing'
import { writeStored } from '@/lib/browser-storage'
import { pagePath, samePageIn } from '../site-links'

const year = 60 * 60 * 24 * 365

type Props = { locale: Locale; names: Record<Locale, string>; className?: string; linkClassName?: string }

/** The choice is stored for the start page; query and hash are kept. */
export function LanguageLinks({ locale, names, className, linkClassName }: Props) {
  const pathname = usePathname()
  // Before the click too: a new tab and the menu of a link take the address without one.
  const complete = (event: SyntheticEvent<HTMLAnchorElement>, language: Locale) => {
    event.currentTarget.href = samePageIn(language, pathname) + window.location.search + window.location.hash
  }
  const choose = (event: MouseEvent<HTMLAnchorElement>, language: Locale) => {
    const secure = window.location.protocol === 'https:' ? '; secure' : ''
    document.cookie = `NEXT_LOCALE=${language}; path=/; max-age=${year}; samesite=lax${secure}`
    complete(event, language)
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
            onPointerDown={(event) => complete(event, language)}
            onFocus={(event) => complete(event, language)}
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

export function CurrentLink({ href, ...rest }: Omit<ComponentProps<typeof IntentLink>, 'href'> & { href: string }) {
  const here = pagePath(usePathname())
  return <IntentLink href={href} aria-current={pagePath(href) === here ? 'page' : undefined} {...rest} />
}

function switchTheme() {
  const root = document.documentElement
  const dark = root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  root.dataset.theme = dark ? 'light' : 'dark'
  // Without storage the choice lasts as long as the page.
  writeStored(themeKey, root.dataset.theme)
}

export function ThemeSwitch({ label, className }: { label: string; className?: string }) {
  return (
    <IconButton label={label} onClick={switchTheme} className={cx('scripted', className)}>
      <Moon aria-hidden size={20} className="dark:hidden" />
      <Sun aria-hidden size={20} className="hidden dark:block" />
    </IconButton>
  )
}
