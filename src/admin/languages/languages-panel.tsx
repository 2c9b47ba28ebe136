import './languages.css'
import type { UIFieldServerProps } from 'payload'
import { z } from 'zod'
import { type Locale, locales } from '@/i18n/routing'
import { adminLocale, adminTranslations } from '../admin-translations'
import { LanguageChips, type LanguageWords } from './language-chips'
import { type LanguageTexts, type MissingTexts, textsOf } from './missing-texts'

const translated = z.enum(['brochures', 'products'])

/** Beside the form: which languages still lack title or summary; a language leads to its fields. */
export async function LanguagesPanel({ collectionSlug, id, i18n, payload, user }: UIFieldServerProps) {
  const t = adminTranslations(i18n.language)
  const names = new Intl.DisplayNames([adminLocale(i18n.language)], { type: 'language' })
  const sentences = (locale: Locale): Record<MissingTexts, string> => {
    const language = names.of(locale) ?? locale
    return {
      ready: t('languages.ready', { language }),
      missingTitle: t('languages.missingTitle', { language }),
      missingSummary: t('languages.missingSummary', { language }),
      missingBoth: t('languages.missingBoth', { language }),
    }
  }
  const words: LanguageWords = {
    title: t('languages.title'),
    complete: t('languages.complete'),
    incomplete: t('languages.incomplete'),
    of: { bg: sentences('bg'), de: sentences('de'), en: sentences('en'), ru: sentences('ru') },
  }
  const stored = await readStoredTexts({ collectionSlug, id, payload, user })
  return <LanguageChips locales={[...locales]} stored={stored} words={words} />
}

type Reading = Pick<UIFieldServerProps, 'collectionSlug' | 'id' | 'payload' | 'user'>

/** Title and summary in all languages as they were last saved. */
export async function readStoredTexts({ collectionSlug, id, payload, user }: Reading): Promise<LanguageTexts> {
  if (!id) return textsOf(null)
  return textsOf(
    await payload.findByID({
      collection: translated.parse(collectionSlug),
      id,
      draft: true,
      locale: 'all',
      depth: 0,
      disableErrors: true,
      select: { title: true, summary: true },
      overrideAccess: false,
      user,
    }),
  )
}
