'use client'

import { type ReactNode, useEffect } from 'react'
import { IntentLink } from '@/design/intent-link'
import { type Locale, localePath } from '@/i18n/routing'
import { comparePath } from '../compared'
import { comparedSlugs, setCompared } from './compare-store'

type Props = {
  slugs: string[]
  size: string | null
  only: boolean
  locale: Locale
  label?: string
  className?: string
  children: ReactNode
}

export function CompareLink({ slugs, size, only, locale, label, className, children }: Props) {
  return (
    <IntentLink
      href={localePath(locale, comparePath(slugs, { size, only }))}
      onClick={() => setCompared(slugs)}
      aria-label={label}
      data-choice
      className={className}
    >
      {children}
    </IntentLink>
  )
}

export function StoredComparison({ locale }: { locale: Locale }) {
  useEffect(() => {
    const slugs = comparedSlugs()
    if (slugs.length > 0) window.location.replace(localePath(locale, comparePath(slugs)))
  }, [locale])
  return null
}
