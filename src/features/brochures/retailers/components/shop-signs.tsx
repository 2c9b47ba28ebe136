'use client'

import { IntentLink } from '@/design/intent-link'
import { Mark } from '@/design/mark'
import type { ShopSign } from '../shop-sign'

export function ShopSigns({ shops }: { shops: ShopSign[] }) {
  return shops.map(({ href, note, ...mark }) => (
    <li key={href}>
      <IntentLink href={href} className="shop-sign">
        <span style={{ backgroundColor: `color-mix(in oklab, ${mark.colour} 9%, var(--surface))` }}>
          <Mark {...mark} size="lg" />
        </span>
        <b>{mark.name}</b>
        <small>{note}</small>
      </IntentLink>
    </li>
  ))
}
