'use client'

import type { Locale } from '@/i18n/routing'
import type { SnippetPart } from '../types'

/** A piece of a text, the words that were looked for marked. */
export function Snippet({ parts, lang }: { parts: SnippetPart[]; lang: Locale | undefined }) {
  return (
    <p className="line-clamp-3 max-w-full text-sm text-ink-soft" lang={lang}>
      {parts.map(({ text, hit }, index) =>
        hit ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their order
          <mark key={index} className="rounded-sm bg-accent-soft px-0.5 font-semibold text-accent-strong">
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </p>
  )
}
