'use client'

import { IntentLink } from '@/design/intent-link'
import { Mark } from '@/design/mark'

export type ShopSign = { href: string; name: string; colour: string; logoUrl: string | null; note: string }

/** Shops as tiles with their logos; the browser gets their data only. */
export function ShopSigns({ shops }: { shops: ShopSign[] }) {
  return shops.map(({ href, note, ...mark }) => (
    <li key={href}>
      <IntentLink
        href={href}
        className="group flex h-full flex-col overflow-hidden rounded-md bg-surface inset-ring inset-ring-line transition-shadow hover:shadow-low"
      >
        <span
          className="grid h-26 place-items-center md:h-32"
          style={{ backgroundColor: `color-mix(in oklab, ${mark.colour} 9%, var(--surface))` }}
        >
          <Mark {...mark} size="lg" className="transition-transform group-hover:scale-105" />
        </span>
        <span className="mt-auto border-t border-line px-3 py-2.5 text-center">
          <span className="block truncate text-sm font-semibold">{mark.name}</span>
          <span className="block text-xs text-ink-faint">{note}</span>
        </span>
      </IntentLink>
    </li>
  ))
}
