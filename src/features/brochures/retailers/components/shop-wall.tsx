import type { ReactNode } from 'react'
import { HydrateLater } from '@/design/hydrate-later'
import { IntentLink } from '@/design/intent-link'
import type { ShopSign } from '../shop-sign'
import { ShopSigns } from './shop-signs'

type Props = { id: string; title: ReactNode; shops: ShopSign[]; seeAll?: { href: string; label: string } | null }

export function ShopWall({ id, title, shops, seeAll }: Props) {
  if (shops.length === 0) return null
  return (
    <HydrateLater as="section" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="mb-4 text-xl md:mb-6 md:text-2xl">
        {title}
      </h2>
      <ul className="shop-wall">
        <ShopSigns shops={shops} />
      </ul>
      {seeAll && (
        <IntentLink href={seeAll.href} className="see-all mt-4 w-fit">
          {seeAll.label}
        </IntentLink>
      )}
    </HydrateLater>
  )
}
