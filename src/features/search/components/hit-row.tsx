import { Newspaper } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDay, formatDayRange, formatEuro } from '@/design/format'
import { IntentLink } from '@/design/intent-link'
import { sofiaDay } from '@/domain/calendar-day'
import { editionWords } from '@/features/brochures/editions/edition-words'
import type { BrochureCard } from '@/features/brochures/types'
import { foreignLang } from '@/i18n/foreign-lang'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { offerConditions } from '@/lib/offer-terms'
import { reductionWords } from '@/lib/price-words'
import { publicPathOf } from '@/server/cache/tags'
import type { PostHit } from '../posts/data'
import type { BrochureHit, BrochureHitOffer } from '../types'
import { HitCard, Snippet } from './hit-card'

type Props = {
  hit: BrochureHit
  locale: Locale
  past: boolean
  validity: ReactNode
  priority?: boolean
}

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
      edition={editionWords(brochure.towns, locale)?.text ?? null}
      offers={offers.map((offer) => {
        const { id, title, details, kind, priceCents, reduction, position } = offer
        return {
          ...{ id, title, details, kind },
          terms: [...ownDays(offer, brochure, locale), ...offerConditions(offer, locale)],
          href: `${href}?offer=${id}#offer-${id}`,
          price: formatEuro(priceCents, locale),
          reduction: reduction && reductionWords(reduction, locale).words,
          page: position === null ? null : t('page', { page: position }),
        }
      })}
      moreOffers={moreOffers > 0 ? t(offers.length > 0 ? 'moreHere' : 'offersHere', { count: moreOffers }) : null}
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

/** The days of an offer that does not hold yet or ends on another day than its brochure, whose own days are said above it. */
function ownDays({ validFrom, validTo }: BrochureHitOffer, brochure: BrochureCard, locale: Locale): string[] {
  const isSaid = validTo === brochure.validTo && (validFrom <= sofiaDay() || validFrom === brochure.validFrom)
  return isSaid ? [] : [formatDayRange(validFrom, validTo, locale)]
}

export function PostRow({ hit, locale }: { hit: PostHit; locale: Locale }) {
  const { slug, title, category, publishedOn, picture, snippet } = hit
  return (
    <div className="group relative grid grid-cols-[5.5rem_minmax(0,1fr)] items-start gap-4 py-4 sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-6">
      {picture ? (
        <img src={picture} alt="" loading="lazy" className="aspect-3/2 w-full rounded-md bg-sunken object-cover" />
      ) : (
        <div className="grid aspect-3/2 w-full place-items-center rounded-md bg-accent-soft text-accent">
          <Newspaper aria-hidden size={28} strokeWidth={1.5} />
        </div>
      )}
      <div className="flex min-w-0 flex-col gap-1.5">
        <p className="text-sm text-ink-soft">
          {category && (
            <>
              <span lang={foreignLang(category, locale)}>{category.text}</span>
              {' · '}
            </>
          )}
          <time dateTime={publishedOn}>{formatDay(publishedOn, locale, 'full')}</time>
        </p>
        <h3 className="text-lg leading-snug font-semibold" lang={foreignLang(title, locale)}>
          <IntentLink
            href={localePath(locale, publicPathOf('posts', slug))}
            className="cover-link group-hover:text-accent"
          >
            {title.text}
          </IntentLink>
        </h3>
        <Snippet parts={snippet} lang={foreignLang(title, locale)} />
      </div>
    </div>
  )
}
