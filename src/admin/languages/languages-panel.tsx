import './languages.css'
import type { TextareaFieldServerProps, TextFieldServerProps, UIFieldServerProps } from 'payload'
import { z } from 'zod'
import { type Locale, locales } from '@/i18n/routing'
import { adminLocale, adminTranslations } from '../admin-translations'
import { LanguageChips, type LanguageWords } from './language-chips'
import { isTextName, type LanguageTexts, type MissingTexts, textNames, textsOf, untranslatedOf } from './missing-texts'
import './languages.css'
import { getTranslation } from '@payloadcms/translations'
import { LanguageFields } from './language-fields'

export async function LanguagesPanel({ collectionSlug, id, i18n, payload, user }: UIFieldServerProps) {
  const names = textNames(collectionSlug)
  const t = adminTranslations(i18n.language)
  const nameOf = new Intl.DisplayNames([adminLocale(i18n.language)], { type: 'language' })
  const sentences = (locale: Locale): Record<MissingTexts, string> => {
    const language = nameOf.of(locale) ?? locale
    return {
      ready: t('languages.ready', { language }),
      missingTitle: t('languages.missingTitle', { language }),
      missingSummary: t('languages.missingSummary', { language }),
      missingBoth: t('languages.missingBoth', { language }),
      missingName: t('languages.missingName', { language }),
      missingAlt: t('languages.missingAlt', { language }),
      missingContent: t('languages.missingContent', { language }),
    }
  }
  const words: LanguageWords = {
    title: t('languages.title'),
    complete: t('languages.complete'),
    untranslated: t('languages.untranslated'),
    incomplete: names.includes('summary') ? t('languages.incomplete') : t('languages.wanted'),
    of: { bg: sentences('bg'), de: sentences('de'), en: sentences('en'), ru: sentences('ru') },
  }
  const document = id ? await readTranslated({ collectionSlug, id, payload, user }) : null
  return (
    <LanguageChips
      locales={[...locales]}
      names={names}
      stored={textsOf(document)}
      content={untranslatedOf(document)}
      words={words}
    />
  )
}

const translated = z.enum([
  'brochures',
  'pages',
  'posts',
  'products',
  'legal-pages',
  'media',
  'authors',
  'categories',
  'colours',
  'post-terms',
  'product-groups',
  'product-terms',
  'shipping-methods',
  'size-charts',
])
type Reading = Pick<UIFieldServerProps, 'collectionSlug' | 'id' | 'payload' | 'user'>

function readTranslated({ collectionSlug, id, payload, user }: Reading & { id: string | number }) {
  const rules = { draft: true, locale: 'all', depth: 0, disableErrors: true, overrideAccess: false } as const
  return payload.findByID({ collection: translated.parse(collectionSlug), id, user, ...rules })
}

/** Texts in all languages as last saved; empty if the document is new or may not be read. */
export async function readStoredTexts({ collectionSlug, id, payload, user }: Reading): Promise<LanguageTexts> {
  if (!id) return textsOf(null)
  const collection = translated.parse(collectionSlug)
  const select = Object.fromEntries(textNames(collection).map((name) => [name, true as const]))
  const rules = { draft: true, locale: 'all', depth: 0, disableErrors: true, overrideAccess: false } as const
  return textsOf(await payload.findByID({ collection, id, select, user, ...rules }))
}

type Props = (TextFieldServerProps | TextareaFieldServerProps) & { untitled?: Record<string, string> }

export async function TextInLanguages(props: Props) {
  const { clientField, field, collectionSlug, readOnly, i18n, untitled } = props
  const { name, label, required, admin, maxLength } = clientField
  if (!isTextName(name)) return null
  const t = adminTranslations(i18n.language)
  const names = new Intl.DisplayNames([adminLocale(i18n.language)], { type: 'language' })
  const nameOf = (locale: Locale) => names.of(locale) ?? locale
  return (
    <LanguageFields
      text={{ name, label: label || name, required: required ?? false, description: admin?.description, maxLength }}
      multiline={field.type === 'textarea'}
      collection={collectionSlug}
      readOnly={readOnly ?? false}
      stored={await readStoredTexts(props)}
      untitled={untitled ? getTranslation(untitled, i18n) : null}
      locales={[...locales]}
      words={{
        languages: { bg: nameOf('bg'), de: nameOf('de'), en: nameOf('en'), ru: nameOf('ru') },
        thisForm: t('languages.thisForm'),
      }}
    />
  )
}
