'use client'

import type { Locale } from '@/i18n/routing'
import type { CoverItem } from '../cover-item'
import { CoverCard } from './cover-card'

type Props = {
  items: CoverItem[]
  locale: Locale
  /** Whether the first cover is the page's first picture. */
  priority?: boolean
}

/** Brochures as items of a list: the browser gets their data, and not each item's markup again. */
export function CoverItems({ items, locale, priority = false }: Props) {
  return items.map((item, index) => (
    <li key={item.slug}>
      <CoverCard item={item} locale={locale} priority={priority && index === 0} />
    </li>
  ))
}
