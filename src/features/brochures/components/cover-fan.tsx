import { Cover, TravellingCover } from '@/design/cover'
import { IntentLink } from '@/design/intent-link'
import { type Locale, localePath } from '@/i18n/routing'
import { coverName } from '../start/shelves'
import type { BrochureCard } from '../types'

const sizes = '(width<48rem)30vw,17rem'

/**
 * The last cover is the page's first picture: rotated, it covers the largest rectangle, which browsers measure as LCP.
 */
export function CoverFan({ brochures, locale, label }: { brochures: BrochureCard[]; locale: Locale; label: string }) {
  if (brochures.length === 0) return null
  return (
    <ul aria-label={label} className="cover-fan" data-count={brochures.length}>
      {brochures.slice(0, 3).map((brochure, index, all) => (
        <li key={brochure.id}>
          <IntentLink href={localePath(locale, `/broshura/${brochure.slug}`)} className="block">
            <TravellingCover name={coverName(brochure.slug)}>
              <Cover
                picture={brochure.cover}
                shop={brochure.retailer}
                seed={brochure.slug}
                sizes={sizes}
                priority={index === all.length - 1}
                eager
              />
            </TravellingCover>
            <span className="sr-only">
              {brochure.retailer.name}: <span lang={brochure.title.lang}>{brochure.title.text}</span>
            </span>
          </IntentLink>
        </li>
      ))}
    </ul>
  )
}
