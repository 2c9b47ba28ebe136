import { useForm, useFormFields, useLocale } from '@payloadcms/ui'
import { useEffect, useEffectEvent } from 'react'
import { settle, typedTextsOf, typeOver } from '@/i18n/other-languages'
import type { Locale } from '@/i18n/routing'
import type { LanguageTexts, TextName } from './missing-texts'

/** The state of a form sends this beside its fields; no field of the collection is called so. */
const pathOf = (name: string) => `otherLanguages.${name}`

/** One text in all languages: as it is typed, else as it was last saved. */
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

/** Types a text in another language than that of the form; the form saves it with its own. */
export function useTypeOver(name: TextName, stored: LanguageTexts): (locale: Locale, text: string) => void {
  const { setModified } = useForm()
  const typed = typedTextsOf(useFormFields(([fields]) => fields[pathOf(name)]?.value))
  const dispatch = useFormFields(([, change]) => change)
  const path = pathOf(name)

  const settleSaved = useEffectEvent((saved: LanguageTexts) => {
    if (Object.keys(typed).length === 0) return
    const texts = { bg: saved.bg[name], de: saved.de[name], en: saved.en[name], ru: saved.ru[name] }
    dispatch({ type: 'UPDATE', path, value: settle(typed, texts) })
  })
  useEffect(() => settleSaved(stored), [stored])

  return (locale, text) => {
    dispatch({ type: 'UPDATE', path, value: typeOver(typed, locale, stored[locale][name], text) })
    setModified(true)
  }
}
