'use client'

import { lazy, Suspense } from 'react'
import type { Locale } from '@/i18n/routing'
import type { CompareBarWords } from './compare-bar'
import { useCompared } from './compare-store'

const CompareBar = lazy(() => import('./compare-bar'))

export function CompareEntry(props: { locale: Locale; words: CompareBarWords }) {
  if (useCompared().length === 0) return null
  return (
    <Suspense>
      <CompareBar {...props} />
    </Suspense>
  )
}
