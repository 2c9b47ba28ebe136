import { useLocale, useTranslations } from 'next-intl'
import { useCallback } from 'react'
import type { OfferFields } from '@/features/editorial/offers/editing/types'
import { conditionText, termsText } from '@/lib/multi-buy-text'
import { adminLocale } from '../admin-translations'
import type { InWords } from './form-values'

export function useConditionWords(): InWords {
  const say = useTranslations('multiBuy')
  const locale = adminLocale(useLocale())
  return useCallback((multiBuy) => conditionText(multiBuy, locale, say), [locale, say])
}

export function useTermsWords(fields: OfferFields): string[] {
  const say = useTranslations('multiBuy')
  return termsText(fields, adminLocale(useLocale()), say)
}
