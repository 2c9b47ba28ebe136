'use client'

import { IntentLink } from '@/design/intent-link'
import type { Locale } from '@/i18n/routing'

export type GroupTile = {
  href: string
  title: string
  /** Where it is not the page's language. */
  lang: Locale | null
  /** The lowest price. */
  from: string | null
  count: string
}

/** Product groups as tiles, more than seventy of them; the browser gets their data only. */
export function GroupTiles({ groups }: { groups: GroupTile[] }) {
  return groups.map(({ href, title, lang, from, count }) => (
    <li key={href}>
      <IntentLink href={href} className="group-tile">
        <b lang={lang ?? undefined}>{title}</b>
        <span>
          {from && <span>{from}</span>}
          <small>{count}</small>
        </span>
      </IntentLink>
    </li>
  ))
}
