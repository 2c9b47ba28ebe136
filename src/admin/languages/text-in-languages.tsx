import './languages.css'
import { getTranslation } from '@payloadcms/translations'
import type { TextareaFieldServerProps, TextFieldServerProps } from 'payload'
import { type Locale, locales } from '@/i18n/routing'
import { adminLocale, adminTranslations } from '../admin-translations'
import { LanguageFields } from './language-fields'
import { readStoredTexts } from './languages-panel'
import { isTextName } from './missing-texts'

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
