'use client'

import { Cover } from '@/design/cover'
import { Mark } from '@/design/mark'
import { Ribbon } from '@/design/ribbon'
import { TravellingCover } from '@/design/travelling-cover'
import type { Locale } from '@/i18n/routing'
import type { CoverItem } from '../cover-item'
import { coverName } from '../cover-name'
import { CoverTitle } from './cover-title'
import { ValidityChip } from './validity-chip'

type Props = {
  item: CoverItem
  locale: Locale
  /** True for the one picture of the page that is loaded first. */
  priority?: boolean
}

/** How wide the card is drawn, for the browser's choice of a file: as short as it can be said, for it is said with each. */
const sizes = '(width<48rem)42vw,14rem'

/** A brochure as a card: cover, shop, title and validity. The whole card is one link. */
export function CoverCard({ item: { slug, title, lang, shop, cover, validity }, locale, priority }: Props) {
  const past = validity.state === 'expired'
  return (
    <article className="group cover-card">
      <div className="cover-lift">
        <TravellingCover name={coverName(slug)}>
          <Cover picture={cover} shop={shop} seed={slug} sizes={sizes} priority={priority} past={past} />
        </TravellingCover>
        {past && <Ribbon className="bottom-5">{validity.text}</Ribbon>}
      </div>
      <div className="cover-words">
        <RemainingBar left={validity.left} lastDay={validity.state === 'expires-today'} />
        <p className="cover-shop">
          <Mark {...shop} />
          <span className="truncate">{shop.name}</span>
        </p>
        <CoverTitle slug={slug} title={title} lang={lang} locale={locale} />
        {!past && (
          <p>
            <ValidityChip words={validity} />
          </p>
        )}
      </div>
    </article>
  )
}

/** A bar of how much of the period is left; the chip beside it says it in words. With nothing left it only reserves the space. */
function RemainingBar({ left, lastDay }: { left: number; lastDay: boolean }) {
  if (left === 0) return <span aria-hidden className="block h-[3px]" />
  return (
    <span aria-hidden className="remaining-bar">
      <span className={lastDay ? 'last-day' : undefined} style={{ width: `${Math.max(4, Math.round(left * 100))}%` }} />
    </span>
  )
}
