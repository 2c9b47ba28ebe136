'use client'

import { getTranslation } from '@payloadcms/translations'
import { FieldDescription, FieldError, useEditDepth, useField, useLocale, useTranslation } from '@payloadcms/ui'
import type { StaticDescription, StaticLabel } from 'payload'
import { useId } from 'react'
import type { Locale } from '@/i18n/routing'
import { useUntitled } from '../untitled/title-cell'
import { type LanguageTexts, type TextName, textNames, textsOf } from './missing-texts'
import { useStoredTexts, useText, useTypeOver } from './use-text'

type Props = {
  text: {
    name: TextName
    label: StaticLabel
    required: boolean
    description: StaticDescription | undefined
    maxLength: number | undefined
  }
  multiline: boolean
  collection: string
  readOnly: boolean
  stored: LanguageTexts
  locales: Locale[]
  /** Fallback name of a document whose title is empty; null if this text is not its title. */
  untitled: string | null
  words: { languages: Record<Locale, string>; thisForm: string }
}

/** The form's own language is Payload's field; texts in other languages are kept in form state and saved with it. */
export function LanguageFields({
  text,
  multiline,
  collection,
  readOnly,
  stored: first,
  locales,
  untitled,
  words,
}: Props) {
  const { name } = text
  const { i18n } = useTranslation()
  const current = useLocale().code
  const group = useId()
  const inDrawer = useEditDepth() > 1
  const { setValue, showError, disabled } = useField<string>({ path: name })
  const stored = useStoredTexts(first, textsOf, textNames(collection))
  const texts = useText(name, stored)
  const typeOver = useTypeOver(name, stored)
  useUntitled(untitled)
  const Input = multiline ? 'textarea' : 'input'
  const own = inDrawer ? `${group}-own` : `field-${name}`

  return (
    <fieldset className={`language-fields field-type${showError ? ' error' : ''}`}>
      <legend id={group} className="field-label">
        {getTranslation(text.label, i18n)}
        {text.required && <span className="required">*</span>}
      </legend>
      <FieldError path={name} showError={showError} />
      <ul>
        {locales.map((locale) => {
          const id = locale === current ? own : `${own}-${locale}`
          return (
            <li key={locale} data-missing={texts[locale].trim() === ''}>
              <label id={`${id}-label`} htmlFor={id}>
                {words.languages[locale]}
                {locale === current && <span className="language-fields-own"> {words.thisForm}</span>}
              </label>
              <Input
                id={id}
                name={locale === current ? name : undefined}
                lang={locale}
                value={texts[locale]}
                maxLength={text.maxLength}
                disabled={readOnly || disabled}
                aria-labelledby={`${group} ${id}-label`}
                aria-invalid={showError && texts[locale].trim() === ''}
                onChange={({ target: { value } }) => (locale === current ? setValue(value) : typeOver(locale, value))}
              />
            </li>
          )
        })}
      </ul>
      <FieldDescription description={text.description} path={name} />
    </fieldset>
  )
}
