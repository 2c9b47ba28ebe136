'use client'

import type { ReactNode } from 'react'
import { IntentLink } from '@/design/intent-link'
import type { LocalizedText } from '@/i18n/localized-text'

type Props = { href: string; name: LocalizedText; note: string; icon: ReactNode }

/** A category as a sign; the browser gets its data only. */
export function CategoryTile({ href, name, note, icon }: Props) {
  return (
    <li className="shrink-0">
      <IntentLink
        href={href}
        className="group flex h-full w-34 max-w-[72vw] flex-col items-start gap-3 rounded-md bg-surface p-3.5 inset-ring inset-ring-line transition-shadow hover:shadow-low md:w-full"
      >
        <span className="grid size-10 place-items-center rounded-full bg-accent-soft text-accent transition-colors group-hover:bg-accent group-hover:text-on-accent">
          {icon}
        </span>
        <span className="min-w-0 max-w-full">
          <span className="block text-sm leading-tight font-semibold hyphens-auto" lang={name.lang}>
            {name.text}
          </span>
          <span className="mt-1 block text-xs text-ink-faint">{note}</span>
        </span>
      </IntentLink>
    </li>
  )
}
