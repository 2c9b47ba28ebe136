'use client'

import { usePathname, useSearchParams } from '../shell/router'
import './languages.css'
import { useLocale, useTranslation } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { textAt } from '@/domain/text-key'
import { type Locale, locales } from '@/i18n/routing'
import { type BesideWords, useTextKey } from './text-beside'
import { untranslatedOf } from './untranslated'
import { useStoredTexts } from './use-stored-texts'

const everyField: readonly string[] = []

export function RichTextLanguages({ path, words }: { path: string; words: BesideWords }) {
  const { language } = useTranslation().i18n
  const current = useLocale().code
  const address = usePathname()
  const search = useSearchParams()
  const key = useTextKey(path)
  const read = (document: unknown) => untranslatedOf(key === null ? null : textAt(document, key))
  const missing = useStoredTexts(read(null), everyField, read)
  const place = `text-${path.replaceAll('.', '-')}`
  const list = useRef<HTMLUListElement>(null)

  // The form is rendered after the browser has resolved the URL's fragment, so it is scrolled to here.
  useEffect(() => {
    if (location.hash !== `#${place}`) return
    const text = list.current?.parentElement
    text?.scrollIntoView({ block: 'center' })
    text?.querySelector<HTMLElement>('[contenteditable]')?.focus()
  }, [place])

  const say = words[language] ?? words.bg
  const names = new Intl.DisplayNames([language], { type: 'language' })
  const hrefOf = (locale: Locale) => {
    const query = new URLSearchParams(search)
    query.set('locale', locale)
    return `${address}?${query}#${place}`
  }
  return (
    <ul ref={list} id={place} className="text-beside__languages">
      {locales
        .filter((locale) => locale !== current)
        .map((locale) => (
          <li key={locale}>
            <a href={hrefOf(locale)} lang={language} data-missing={missing[locale] > 0}>
              {`${names.of(locale) ?? locale}: ${missing[locale] > 0 ? say?.missing : say?.open}`}
            </a>
          </li>
        ))}
    </ul>
  )
}
