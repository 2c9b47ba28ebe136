'use client'

import { useFormFields, useLocale } from '@payloadcms/ui'
import { useMemo } from 'react'
import { type Locale, locales } from '@/i18n/routing'
import { FieldNotice } from '../field-notice/field-notice'
import { useStoredTexts } from '../languages/use-text'
import { type Claim, type ClaimField, claimFields, claimsIn, claimsOf } from './claims'

type Props = {
  stored: Claim[]
  words: { title: string; help: string; fields: Record<ClaimField, string>; languages: Record<Locale, string> }
}

export function GreenWordsNotice({ stored, words }: Props) {
  const claims = useClaims(stored)
  return (
    <FieldNotice
      items={claims.map(({ locale, field, words: found }) => (
        <li key={`${locale} ${field}`}>
          {`${words.fields[field]} (${words.languages[locale]}): `}
          <strong lang={locale}>{found.join(', ')}</strong>
        </li>
      ))}
    >
      <strong>{words.title}</strong> {words.help}
    </FieldNotice>
  )
}

function useClaims(first: Claim[]): Claim[] {
  const stored = useStoredTexts(first, claimsOf, claimFields)
  const { code } = useLocale()
  const current = locales.find((locale) => locale === code)
  const title = useFormFields(([fields]) => fields.title?.value)
  const summary = useFormFields(([fields]) => fields.summary?.value)
  const features = useFormFields(([fields]) => fields.features?.value)
  const description = useFormFields(([fields]) => fields.description?.value)
  const safetyWarnings = useFormFields(([fields]) => fields.safetyWarnings?.value)
  const badge = useFormFields(([fields]) => fields.badge?.value)
  return useMemo(() => {
    const typed = { title, summary, features, description, safetyWarnings, badge }
    const here = current ? claimFields.flatMap((field) => claimsIn(current, field, typed[field])) : []
    return [...here, ...stored.filter(({ locale }) => locale !== current)]
  }, [stored, current, title, summary, features, description, safetyWarnings, badge])
}
