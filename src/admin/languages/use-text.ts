import { useForm, useFormFields, useLocale } from '@payloadcms/ui'
import { useEffect, useEffectEvent } from 'react'
import { settle, typedTextsOf, typeOver } from '@/i18n/other-languages'
import type { Locale } from '@/i18n/routing'
import type { LanguageTexts, TextName } from './missing-texts'

/** Sent in the form state beside the fields; no collection may have a field of this name. */
const pathOf = (name: string) => `otherLanguages.${name}`

export function useText(name: TextName, stored: LanguageTexts): Record<Locale, string> {
  const current = useLocale().code
  const own = useFormFields(([fields]) => fields[name]?.value)
  const typed = typedTextsOf(useFormFields(([fields]) => fields[pathOf(name)]?.value))
  const of = (locale: Locale) => {
    if (locale === current) return typeof own === 'string' ? own : ''
    return typed[locale]?.now ?? stored[locale][name]
  }
  return { bg: of('bg'), de: of('de'), en: of('en'), ru: of('ru') }
}

export function useTypeOver(name: TextName, stored: LanguageTexts): (locale: Locale, text: string) => void {
  return useTypedOver(name, {
    bg: stored.bg[name],
    de: stored.de[name],
    en: stored.en[name],
    ru: stored.ru[name],
  }).typeOver
}

/** A text by its key (src/domain/text-key.ts) in other languages than the form's: as typed, else as last saved. */
export function useTypedOver(key: string, stored: Record<Locale, string>) {
  const { setModified } = useForm()
  const path = pathOf(key)
  const typed = typedTextsOf(useFormFields(([fields]) => fields[path]?.value))
  const dispatch = useFormFields(([, change]) => change)

  const settleSaved = useEffectEvent((saved: Record<Locale, string>) => {
    if (Object.keys(typed).length > 0) dispatch({ type: 'UPDATE', path, value: settle(typed, saved) })
  })
  const { bg, de, en, ru } = stored
  useEffect(() => settleSaved({ bg, de, en, ru }), [bg, de, en, ru])

  const of = (locale: Locale) => typed[locale]?.now ?? stored[locale]
  return {
    texts: { bg: of('bg'), de: of('de'), en: of('en'), ru: of('ru') },
    typeOver: (locale: Locale, text: string) => {
      dispatch({ type: 'UPDATE', path, value: typeOver(typed, locale, stored[locale], text) })
      setModified(true)
    },
  }
}
