'use client'

import { useLocale, useRouteTransition } from '@payloadcms/ui'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import type { Locale } from '@/i18n/routing'
import { type LanguageTexts, type MissingTexts, missingIn, type TextName, textsOf } from './missing-texts'
import { useStoredTexts } from './use-stored-texts'
import { useTexts } from './use-texts'

export type LanguageWords = {
  title: string
  complete: string
  incomplete: string
  of: Record<Locale, Record<MissingTexts, string>>
}

type Props = { locales: Locale[]; names: readonly TextName[]; stored: LanguageTexts; words: LanguageWords }

export function LanguageChips({ locales, names, stored: first, words }: Props) {
  const stored = useStoredTexts(first, names, textsOf)
  const written = {
    title: useTexts('title', stored),
    summary: useTexts('summary', stored),
    alt: useTexts('alt', stored),
    name: useTexts('name', stored),
  }
  const stateOf = (locale: Locale) =>
    missingIn(
      {
        title: written.title[locale],
        summary: written.summary[locale],
        alt: written.alt[locale],
        name: written.name[locale],
      },
      names,
    )
  const current = useLocale().code
  const open = useOpenLanguage()
  const ready = locales.every((locale) => stateOf(locale) === 'ready')
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
                aria-label={words.of[locale][state]}
                onClick={() => open(locale)}
              >
                {locale.toUpperCase()}
              </button>
            </li>
          )
        })}
      </ul>
      <p role="status">{ready ? words.complete : words.incomplete}</p>
    </fieldset>
  )
}

/** Switches the form to a language, as Payload's own switch does. */
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
