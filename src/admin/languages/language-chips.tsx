'use client'

import { useFormFields, useLocale, useRouteTransition } from '@payloadcms/ui'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import type { Locale } from '@/i18n/routing'
import { type LanguageTexts, type MissingTexts, missingIn, textsOf } from './missing-texts'
import { useStoredTexts } from './use-stored-texts'

export type LanguageWords = {
  title: string
  complete: string
  incomplete: string
  of: Record<Locale, Record<MissingTexts, string>>
}

type Props = { locales: Locale[]; stored: LanguageTexts; words: LanguageWords }

export function LanguageChips({ locales, stored, words }: Props) {
  const texts = useTexts(stored)
  const current = useLocale().code
  const open = useOpenLanguage()
  const ready = locales.every((locale) => missingIn(texts[locale]) === 'ready')
  return (
    <fieldset className="languages field-type">
      <legend className="field-label">{words.title}</legend>
      <ul>
        {locales.map((locale) => {
          const state = missingIn(texts[locale])
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

const shown = ['title', 'summary'] as const

/** The other languages as last saved, the language of the form as it is typed. */
export function useTexts(stored: LanguageTexts): LanguageTexts {
  const saved = useStoredTexts(stored, shown, textsOf)
  const locale = useLocale().code
  const title = useFormFields(([fields]) => fields.title?.value)
  const summary = useFormFields(([fields]) => fields.summary?.value)
  const typed = (value: unknown) => (typeof value === 'string' ? value.trim() : '')
  return { ...saved, [locale]: { title: typed(title), summary: typed(summary) } }
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
