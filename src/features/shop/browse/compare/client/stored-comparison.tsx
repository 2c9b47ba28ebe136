'use client'

import { useEffect } from 'react'
import { type Locale, localePath } from '@/i18n/routing'
import { comparePath } from '../compared'
import { compared } from './compare-store'

export function StoredComparison({ locale }: { locale: Locale }) {
  useEffect(() => {
    const slugs = compared()
    if (slugs.length > 0) window.location.replace(localePath(locale, comparePath(slugs)))
  }, [locale])
  return null
}
