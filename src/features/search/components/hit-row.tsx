import type { ReactNode } from 'react'
import { formatEuro } from '@/design/format'
import { foreignLang } from '@/i18n/foreign-lang'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { BrochureHit } from '../types'
import { HitCard } from './hit-card'

type Props = {
  hit: BrochureHit
  locale: Locale
  past: boolean
  /** How long the brochure is good for. */
  validity: ReactNode
  priority?: boolean
}

/** A found brochure, with the pages on which the words were found. */
export function HitRow({ hit, locale, past, validity, priority = false }: Props) {
  const t = translatorFor(locale, 'search')
  const { brochure, offers, moreOffers, pages, pageCount, snippet } = hit
  const { slug, title, cover, retailer } = brochure
  const { name, colour, logoUrl } = retailer
  const href = localePath(locale, `/broshura/${slug}`)
  return (
    <HitCard
      slug={slug}
      href={href}
      title={title.text}
      lang={foreignLang(title, locale)}
      cover={cover}
      shop={{ name, colour, logoUrl }}
      past={past}
      priority={priority}
      validity={validity}
      offers={offers.map(({ id, title, details, priceCents, position }) => ({
        ...{ id, title, details },
        href: `${href}?offer=${id}#offer-${id}`,
        price: formatEuro(priceCents, locale),
        page: position === null ? null : t('page', { page: position }),
      }))}
      moreOffers={moreOffers > 0 ? t('moreHere', { count: moreOffers }) : null}
      snippet={snippet}
      pages={pages.map((page) => ({
        ...page,
        caption: t('page', { page: page.position }),
        name: t('openPage', { page: page.position, title: title.text }),
      }))}
      pagesLabel={t('onPages', { count: pageCount })}
    />
  )
}
