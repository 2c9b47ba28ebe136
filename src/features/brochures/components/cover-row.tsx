'use client'

import { Cover } from '@/design/cover'
import { TravellingCover } from '@/design/travelling-cover'
import type { Locale } from '@/i18n/routing'
import type { CoverItem } from '../cover-item'
import { coverName } from '../cover-name'
import { CoverTitle } from './cover-title'
import { ValidityChip } from './validity-chip'

/** A brochure as a row: a small cover with the text beside it, for dense lists. */
export function CoverRow({ item, locale }: { item: CoverItem; locale: Locale }) {
  const { slug, title, lang, shop, cover, validity } = item
  return (
    <article className="group cover-row">
      <div className="w-14 shrink-0">
        <TravellingCover name={coverName(slug)}>
          <Cover picture={cover} shop={shop} seed={slug} sizes="4rem" past={validity.state === 'expired'} />
        </TravellingCover>
      </div>
      <div className="flex min-w-0 flex-col items-start gap-1">
        <p className="max-w-full truncate text-sm text-ink-soft">{shop.name}</p>
        <CoverTitle slug={slug} title={title} lang={lang} locale={locale} />
        <ValidityChip words={validity} />
      </div>
    </article>
  )
}
