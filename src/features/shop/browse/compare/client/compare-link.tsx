'use client'

import type { ReactNode } from 'react'
import { IntentLink } from '@/design/intent-link'
import { type Locale, localePath } from '@/i18n/routing'
import { comparePath } from '../compared'
import { setCompared } from './compare-store'

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
      className={className}
    >
      {children}
    </IntentLink>
  )
}
