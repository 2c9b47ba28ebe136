'use client'

import { Cover } from '@/design/cover'
import { TravellingCover } from '@/design/travelling-cover'
import type { Locale } from '@/i18n/routing'
import { coverName } from '../cover-name'
import type { BrochureCard } from '../types'
import type { ValidityWords } from '../validity-words'
import { CoverTitle } from './cover-title'
import { ValidityChip } from './validity-chip'

type Props = { brochure: BrochureCard; locale: Locale; words: ValidityWords }

/** A brochure as a row: a small cover with the text beside it, for dense lists. */
export function CoverRow({ brochure, locale, words }: Props) {
  const { retailer } = brochure
  return (
    <article className="group relative flex h-full items-center gap-4 rounded-md bg-surface p-3 pr-4 large-type:flex-col large-type:items-start inset-ring inset-ring-line transition-shadow hover:shadow-low">
      <div className="w-14 shrink-0">
        <TravellingCover name={coverName(brochure.slug)}>
          <Cover
            picture={brochure.cover}
            shop={retailer}
            seed={brochure.slug}
            sizes="4rem"
            past={words.state === 'expired'}
          />
        </TravellingCover>
      </div>
      <div className="flex min-w-0 flex-col items-start gap-1">
        <p className="max-w-full truncate text-sm text-ink-soft">{retailer.name}</p>
        <CoverTitle brochure={brochure} locale={locale} />
        <ValidityChip words={words} />
      </div>
    </article>
  )
}
