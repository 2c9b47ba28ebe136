'use client'

import { IntentLink } from '@/design/intent-link'
import type { Locale } from '@/i18n/routing'

export type GroupTile = {
  href: string
  title: string
  /** Null where the title is in the page's language. */
  lang: Locale | null
  from: string | null
  count: string
}

/** Rendered in the browser from data, because there are more than seventy groups. */
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
