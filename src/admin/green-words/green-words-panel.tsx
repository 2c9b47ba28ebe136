import type { UIFieldServerProps } from 'payload'
import type { Locale } from '@/i18n/routing'
import { messagesOf } from '@/i18n/translator'
import { adminLocale } from '../admin-translations'
import { claimsOf } from './claims'
import { GreenWordsNotice } from './green-words-notice'

export async function GreenWordsPanel({ id, i18n, payload, user }: UIFieldServerProps) {
  const locale = adminLocale(i18n.language)
  const { cms, greenWords } = messagesOf(locale)
  const { title, summary, productFeatures, description, safetyWarnings, badge } = cms.fields
  const names = new Intl.DisplayNames([locale], { type: 'language' })
  const name = (language: Locale) => names.of(language) ?? language
  const stored = id
    ? await payload.findByID({
        collection: 'products',
        id,
        draft: true,
        locale: 'all',
        depth: 0,
        disableErrors: true,
        overrideAccess: false,
        user,
      })
    : null
  return (
    <GreenWordsNotice
      stored={claimsOf(stored)}
      words={{
        ...greenWords,
        fields: { title, summary, features: productFeatures, description, safetyWarnings, badge },
        languages: { bg: name('bg'), de: name('de'), en: name('en'), ru: name('ru') },
      }}
    />
  )
}
