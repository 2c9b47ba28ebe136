'use client'

import { latePart } from '@/design/late-part'
import type { Locale } from '@/i18n/routing'
import type { CompareBarWords } from './compare-bar'
import { useCompared } from './compare-store'

const CompareBar = latePart(() => import('./compare-bar').then(({ CompareBar }) => CompareBar))

export function CompareEntry(props: { locale: Locale; words: CompareBarWords }) {
  if (useCompared().length === 0) return null
  return <CompareBar {...props} />
}
