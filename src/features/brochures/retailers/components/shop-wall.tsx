import { HydrateLater } from '@/design/hydrate-later'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { RetailerSummary } from '../queries'
import { ShopSigns } from './shop-signs'

type Props = { id: string; title?: string | null; retailers: RetailerSummary[]; locale: Locale }

export function ShopWall({ id, title, retailers, locale }: Props) {
  const t = translatorFor(locale, 'retailer')
  if (retailers.length === 0) return null
  return (
    <HydrateLater as="section" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="mb-4 text-xl md:mb-6 md:text-2xl">
        {title || t('wall')}
      </h2>
      <ul className="shop-wall">
        <ShopSigns
          shops={retailers.map(({ slug, name, colour, logoUrl, current }) => ({
            href: localePath(locale, `/r/${slug}`),
            name,
            colour,
            logoUrl,
            note: t('current', { count: current }),
          }))}
        />
      </ul>
    </HydrateLater>
  )
}
