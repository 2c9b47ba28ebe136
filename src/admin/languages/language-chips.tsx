'use client'

import { useLocale, useRouteTransition } from '@payloadcms/ui'
import type { Locale } from '@/i18n/routing'
import { usePathname, useRouter, useSearchParams } from '../shell/router'
import {
  type LanguageTexts,
  type MissingTexts,
  missingIn,
  publishedTexts,
  type TextName,
  textsOf,
  type Untranslated,
  untranslatedOf,
} from './missing-texts'
import { useStoredTexts, useText } from './use-text'

export type LanguageWords = {
  title: string
  complete: string
  incomplete: string
  untranslated: string
  of: Record<Locale, Record<MissingTexts, string>>
}

type Props = {
  locales: Locale[]
  names: readonly TextName[]
  stored: LanguageTexts
  content: Untranslated
  words: LanguageWords
}

export function LanguageChips({ locales, names, stored: first, content: before, words }: Props) {
  const texts = useTexts(first, names)
  const content = useStoredTexts(before, untranslatedOf)
  const askedOf = (locale: Locale) => missingIn(texts[locale], names)
  const stateOf = (locale: Locale) => {
    const asked = askedOf(locale)
    return asked === 'ready' && content[locale] > 0 ? 'missingContent' : asked
  }
  const current = useLocale().code
  const open = useOpenLanguage()
  const said = locales.some((locale) => askedOf(locale) !== 'ready')
    ? words.incomplete
    : locales.some((locale) => stateOf(locale) !== 'ready')
      ? words.untranslated
      : words.complete
  return (
    <fieldset className="languages field-type">
      <legend className="field-label">{words.title}</legend>
      <ul>
        {locales.map((locale) => {
          const state = stateOf(locale)
          return (
            <li key={locale}>
              <button
                type="button"
                data-locale={locale}
                data-state={state}
                aria-pressed={locale === current}
                title={words.of[locale][state]}
                aria-label={`${locale.toUpperCase()}: ${words.of[locale][state]}`}
                onClick={() => open(locale)}
              >
                {locale.toUpperCase()}
              </button>
            </li>
          )
        })}
      </ul>
      <p role="status">{said}</p>
    </fieldset>
  )
}

export function useTexts(first: LanguageTexts, names: readonly TextName[] = publishedTexts): LanguageTexts {
  const stored = useStoredTexts(first, textsOf, names)
  const title = useText('title', stored)
  const summary = useText('summary', stored)
  const name = useText('name', stored)
  const alt = useText('alt', stored)
  const of = (locale: Locale) => ({
    title: title[locale],
    summary: summary[locale],
    name: name[locale],
    alt: alt[locale],
  })
  return { bg: of('bg'), de: of('de'), en: of('en'), ru: of('ru') }
}

function useOpenLanguage(): (locale: Locale) => void {
  const router = useRouter()
  const path = usePathname()
  const searchParams = useSearchParams()
  const { startRouteTransition } = useRouteTransition()
  const current = useLocale().code
  return (locale) => {
    if (locale === current) return
    const query = new URLSearchParams(searchParams)
    query.set('locale', locale)
    startRouteTransition(() => router.push(`${path}?${query}`))
  }
}
