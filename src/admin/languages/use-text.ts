import { useDocumentInfo, useForm, useFormFields, useLocale } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { settledTexts, typedTextsOf, typeOver } from '@/i18n/other-languages'
import type { Locale } from '@/i18n/routing'
import type { LanguageTexts, TextName } from './missing-texts'

/** Fields that need the same texts after the same save share one request. */
let latest: { key: string; answer: Promise<unknown> } | undefined

function ask(address: string, saved: string): Promise<unknown> {
  const key = `${address} ${saved}`
  if (latest?.key === key) return latest.answer
  const answer: Promise<unknown> = fetch(address, { credentials: 'same-origin' })
    .then((response) => (response.ok ? response.json() : null))
    // On a failure the texts of the last response stay, and the next field that is drawn asks again.
    .catch(() => null)
  latest = { key, answer }
  void answer.then((document) => {
    if (document === null && latest?.answer === answer) latest = undefined
  })
  return answer
}

/** Texts in all languages as last saved; `read` picks them from the answer with `locale=all`. */
export function useStoredTexts<Texts>(
  first: Texts,
  read: (document: unknown) => Texts,
  fields: readonly string[] = [],
): Texts {
  const { id, collectionSlug, lastUpdateTime, data } = useDocumentInfo()
  // Collections without document locking have `lastUpdateTime` only after a save.
  const saved = lastUpdateTime ?? data?.updatedAt
  const [stored, setStored] = useState(first)
  const keep = useEffectEvent((document: unknown) => setStored(read(document)))
  const selected = fields.map((name) => `select[${name}]=true`).join('&')

  useEffect(() => {
    if (!id || !saved) return
    let gone = false
    const query = `locale=all&draft=true&depth=0&${selected}`
    void ask(`/api/cms/${collectionSlug}/${id}?${query}`, String(saved)).then((document) => {
      if (document && !gone) keep(document)
    })
    return () => {
      gone = true
    }
  }, [id, collectionSlug, saved, selected])

  return stored
}

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
    if (Object.keys(typed).length > 0) dispatch({ type: 'UPDATE', path, value: settledTexts(typed, saved) })
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
