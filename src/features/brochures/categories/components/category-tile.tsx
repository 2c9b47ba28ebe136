'use client'

import type { ReactNode } from 'react'
import { IntentLink } from '@/design/intent-link'
import type { LocalizedText } from '@/i18n/foreign-lang'

type Props = { href: string; name: LocalizedText; note: string; icon: ReactNode }

export function CategoryTile({ href, name, note, icon }: Props) {
  return (
    <li className="shrink-0">
      <IntentLink href={href} className="category-tile">
        <span className="category-tile-icon">{icon}</span>
        <span className="min-w-0 max-w-full">
          <b lang={name.lang}>{name.text}</b>
          <small>{note}</small>
        </span>
      </IntentLink>
    </li>
  )
}
