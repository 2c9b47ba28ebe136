'use client'

import { Cover } from '@/design/cover'
import { Mark } from '@/design/mark'
import { Ribbon } from '@/design/ribbon'
import { TravellingCover } from '@/design/travelling-cover'
import type { Locale } from '@/i18n/routing'
import { coverName } from '../cover-name'
import type { BrochureCard } from '../types'
import type { ValidityWords } from '../validity-words'
import { CoverTitle } from './cover-title'
import { RemainingBar } from './remaining-bar'
import { ValidityChip } from './validity-chip'

type Props = {
  brochure: BrochureCard
  locale: Locale
  words: ValidityWords
  /** True for the one picture of the page that is loaded first. */
  priority?: boolean
}

/** How wide the card is drawn, for the browser's choice of a file. */
const sizes = '(width < 30rem) 42vw, (width < 48rem) 29vw, (width < 64rem) 22vw, 14rem'

/** A brochure as a card: cover, shop, title and validity. The whole card is one link. */
export function CoverCard({ brochure, locale, words, priority }: Props) {
  const past = words.state === 'expired'
  const { retailer } = brochure
  return (
    <article className="group cover-card">
      <div className="cover-lift">
        <TravellingCover name={coverName(brochure.slug)}>
          <Cover
            picture={brochure.cover}
            shop={retailer}
            seed={brochure.slug}
            sizes={sizes}
            priority={priority}
            past={past}
          />
        </TravellingCover>
        {past && <Ribbon className="bottom-5">{words.text}</Ribbon>}
      </div>
      <div className="cover-words">
        <RemainingBar left={words.left} lastDay={words.state === 'expires-today'} />
        <p className="cover-shop">
          <Mark {...retailer} />
          <span className="truncate">{retailer.name}</span>
        </p>
        <CoverTitle brochure={brochure} locale={locale} />
        {!past && (
          <p>
            <ValidityChip words={words} />
          </p>
        )}
      </div>
    </article>
  )
}
