import './languages.css'
import type { UIFieldServerProps } from 'payload'
import { type Locale, locales } from '@/i18n/routing'
import { adminLocale, adminTranslations } from '../admin-translations'
import { LanguageChips, type LanguageWords } from './language-chips'
import { type MissingTexts, textNames } from './missing-texts'
import { storedTexts } from './stored-texts'

/** Beside the form: what each language still lacks; a language opens the form in it. */
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
      missingAlt: t('languages.missingAlt', { language }),
      missingName: t('languages.missingName', { language }),
    }
  }
  const words: LanguageWords = {
    title: t('languages.title'),
    complete: t('languages.complete'),
    incomplete: names.includes('title') ? t('languages.incomplete') : t('languages.wanted'),
    of: { bg: sentences('bg'), de: sentences('de'), en: sentences('en'), ru: sentences('ru') },
  }
  const stored = await storedTexts({ collectionSlug, id, payload, user })
  return <LanguageChips locales={[...locales]} names={names} stored={stored} words={words} />
}
