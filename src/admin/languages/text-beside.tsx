'use client'

import './languages.css'
import {
  TextareaField,
  TextField,
  useDocumentInfo,
  useField,
  useFormFields,
  useLocale,
  useTranslation,
} from '@payloadcms/ui'
import type { TextareaFieldClientProps, TextFieldClientProps } from 'payload'
import { useEffect, useId, useRef } from 'react'
import { textAt, textKey } from '@/domain/text-key'
import { type Locale, locales } from '@/i18n/routing'
import { usePathname, useSearchParams } from '../shell/router'
import { untranslatedOf } from './missing-texts'
import { useStoredTexts, useTypedOver } from './use-text'

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** `document` has to be read with `locale=all`. */
function textsAt(document: unknown, key: string): Record<Locale, string> {
  const found = textAt(document, key)
  const texts = { bg: '', de: '', en: '', ru: '' }
  for (const locale of locales) {
    const text = isObject(found) ? found[locale] : undefined
    if (typeof text === 'string') texts[locale] = text
  }
  return texts
}

type BesideWords = Record<string, { others: string; missing: string; open: string; unread: string }>

/** Key of a text, built from the ids of the rows around it; null while one of the rows has no id. */
const useTextKey = (path: string) =>
  useFormFields(([fields]) => textKey(path.split('.'), (row) => fields[`${row.join('.')}.id`]?.value))

/** The form's language is Payload's own field; texts in other languages are kept in form state and saved with it. */
export function TextBeside({ words, ...props }: TextFieldClientProps & { words: BesideWords }) {
  const { path, readOnly, field } = props
  return (
    <div className="text-beside">
      <TextField {...props} />
      <OtherTexts path={path} words={words} readOnly={readOnly} maxLength={field.maxLength} />
    </div>
  )
}

export function TextareaBeside({ words, ...props }: TextareaFieldClientProps & { words: BesideWords }) {
  const { path, readOnly, field } = props
  return (
    <div className="text-beside">
      <TextareaField {...props} />
      <OtherTexts path={path} words={words} readOnly={readOnly} maxLength={field.maxLength} multiline />
    </div>
  )
}

type Props = {
  path: string
  words: BesideWords
  readOnly: boolean | undefined
  maxLength: number | undefined
  multiline?: boolean
}

function OtherTexts(props: Props) {
  const key = useTextKey(props.path)
  return key === null ? null : <TextsUnder key={key} textKey={key} {...props} />
}

function TextsUnder({ textKey: key, multiline, path, maxLength, readOnly, words }: Props & { textKey: string }) {
  const { language } = useTranslation().i18n
  const current = useLocale().code
  const { disabled } = useField({ path })
  const { id: document } = useDocumentInfo()
  const none = textsAt(null, key)
  // Null until they are read: what is typed over an unknown text would replace it unseen.
  // An empty selection returns all fields, so all these fields share one request.
  const stored = useStoredTexts<Record<Locale, string> | null>(document ? null : none, (all) => textsAt(all, key))
  const { texts, typeOver } = useTypedOver(key, stored ?? none)
  const id = useId()
  const say = words[language] ?? words.bg
  const names = new Intl.DisplayNames([language], { type: 'language' })
  const others = locales.filter((locale) => locale !== current)
  const missing = stored ? others.filter((locale) => texts[locale].trim() === '') : []
  const Input = multiline ? 'textarea' : 'input'
  const nameOf = (locale: Locale) => names.of(locale) ?? locale
  return (
    <details className="text-beside__others">
      <summary>
        {say?.others}
        {missing.length > 0 && ` · ${say?.missing}: ${missing.map(nameOf).join(', ')}`}
      </summary>
      {stored ? (
        <fieldset className="language-fields" disabled={Boolean(readOnly || disabled)}>
          <ul>
            {others.map((locale) => (
              <li key={locale} data-missing={texts[locale].trim() === ''}>
                <label htmlFor={`${id}-${locale}`}>{nameOf(locale)}</label>
                <Input
                  id={`${id}-${locale}`}
                  lang={locale}
                  value={texts[locale]}
                  maxLength={maxLength}
                  onChange={({ target }) => typeOver(locale, target.value)}
                />
              </li>
            ))}
          </ul>
        </fieldset>
      ) : (
        <p>{say?.unread}</p>
      )}
    </details>
  )
}

export function RichTextLanguages({ path, words }: { path: string; words: BesideWords }) {
  const { language } = useTranslation().i18n
  const current = useLocale().code
  const address = usePathname()
  const search = useSearchParams()
  const key = useTextKey(path)
  const read = (document: unknown) => untranslatedOf(key === null ? null : textAt(document, key))
  const missing = useStoredTexts(read(null), read)
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
