'use client'

import { Cover, TravellingCover } from '@/design/cover'
import { HydrateLater } from '@/design/hydrate-later'
import { IntentLink } from '@/design/intent-link'
import { Mark } from '@/design/mark'
import { Ribbon } from '@/design/ribbon'
import { type Locale, localePath } from '@/i18n/routing'
import type { CoverItem } from '../cover-item'
import { coverName } from '../start/shelves'
import { ValidityChip } from './validity-chip'

type Props = {
  item: CoverItem
  locale: Locale
  priority?: boolean
}

/** Displayed width, for the browser's choice of a file; as short as possible, because each card repeats it. */
const sizes = '(width<48rem)42vw,14rem'

function CoverCard({ item: { slug, title, lang, shop, cover, validity, edition }, locale, priority }: Props) {
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
        {edition && <p className="text-sm text-ink-soft">{edition.text}</p>}
        {!past && (
          <p>
            <ValidityChip words={validity} />
          </p>
        )}
      </div>
    </article>
  )
}

/** Hidden from screen readers, as the chip beside it has the words. Reserves its space when no time is left. */
function RemainingBar({ left, lastDay }: { left: number; lastDay: boolean }) {
  if (left === 0) return <span aria-hidden className="block h-[3px]" />
  return (
    <span aria-hidden className="remaining-bar">
      <span className={lastDay ? 'last-day' : undefined} style={{ width: `${Math.max(4, Math.round(left * 100))}%` }} />
    </span>
  )
}

type CoverTitleProps = Pick<CoverItem, 'slug' | 'title' | 'lang'> & { locale: Locale }

/** The link covers the whole card, which must be an article with `group relative`. */
function CoverTitle({ slug, title, lang, locale }: CoverTitleProps) {
  return (
    <h3 className="cover-title" lang={lang}>
      <IntentLink href={localePath(locale, `/broshura/${slug}`)} className="cover-link">
        {title}
      </IntentLink>
    </h3>
  )
}

type CoverItemsProps = {
  items: CoverItem[]
  locale: Locale
  priority?: boolean
}

/** A client component: the browser gets the data, not each item's markup again. */
export function CoverItems({ items, locale, priority = false }: CoverItemsProps) {
  return items.map((item, index) => (
    <HydrateLater key={item.slug} as="li" data-towns={item.edition?.towns}>
      <CoverCard item={item} locale={locale} priority={priority && index === 0} />
    </HydrateLater>
  ))
}

export function CoverRow({ item, locale }: { item: CoverItem; locale: Locale }) {
  const { slug, title, lang, shop, cover, validity, edition } = item
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
        {edition && <p className="text-sm text-ink-soft">{edition.text}</p>}
        <ValidityChip words={validity} />
      </div>
    </article>
  )
}
