'use client'

import './languages.css'
import { TextareaField, TextField, useField, useFormFields, useLocale, useTranslation } from '@payloadcms/ui'
import type { TextareaFieldClientProps, TextFieldClientProps } from 'payload'
import { useId } from 'react'
import { textKey } from '@/domain/text-key'
import { type Locale, locales } from '@/i18n/routing'
import { textsAt } from './texts-at'
import { useStoredTexts } from './use-stored-texts'
import { useTypedOver } from './use-text'

export type BesideWords = Record<string, { others: string; missing: string; open: string }>

/** An empty selection returns all fields, so all these fields share one request. */
const everyField: readonly string[] = []

/** Key of a text, built from the ids of the rows around it; null while one of the rows has no id. */
export const useTextKey = (path: string) =>
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
  const stored = useStoredTexts(textsAt(null, key), everyField, (document) => textsAt(document, key))
  const { texts, typeOver } = useTypedOver(key, stored)
  const id = useId()
  const say = words[language] ?? words.bg
  const names = new Intl.DisplayNames([language], { type: 'language' })
  const others = locales.filter((locale) => locale !== current)
  const missing = others.filter((locale) => texts[locale].trim() === '')
  const Input = multiline ? 'textarea' : 'input'
  const nameOf = (locale: Locale) => names.of(locale) ?? locale
  return (
    <details className="text-beside__others">
      <summary>
        {say?.others}
        {missing.length > 0 && ` · ${say?.missing}: ${missing.map(nameOf).join(', ')}`}
      </summary>
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
    </details>
  )
}
