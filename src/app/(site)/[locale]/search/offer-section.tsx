import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/design/button'
import { Pagination } from '@/design/pagination'
import { sofiaDay } from '@/domain/calendar-day'
import { validityWords } from '@/features/brochures/components/validity-words'
import { OfferTick } from '@/features/lists/components/offer-tick'
import { thingOf } from '@/features/lists/thing-of-offer'
import { OfferRow } from '@/features/search/components/offer-row'
import { SortChoice } from '@/features/search/components/sort-choice'
import type { OfferHit, OfferResult } from '@/features/search/offers/types'
import { type SearchParams, searchHref } from '@/features/search/params'
import type { Locale } from '@/i18n/routing'

type Props = { locale: Locale; params: SearchParams; result: OfferResult }

/** The offers: the best few beside other kinds, or all of them, page by page. */
export async function OfferSection({ locale, params, result }: Props) {
  const t = await getTranslations({ locale, namespace: 'search' })
  const alone = params.kind === 'offers'
  return (
    <section aria-labelledby="found-offers">
      <h2 id="found-offers" className="mb-1 text-lg">
        {t('foundOffers', { count: result.total })}
      </h2>
      {result.matched === 'some' && <p className="mb-3 text-ink-soft">{t('someOffers')}</p>}
      <SortChoice locale={locale} params={params} kind="offers" units={result.units} />
      <ul className="mt-2 divide-y divide-line">
        {result.offers.map((offer) => (
          <li key={offer.id}>
            <Row offer={offer} locale={locale} params={params} />
          </li>
        ))}
      </ul>
      {alone ? (
        <Pagination
          label={t('pages')}
          previous={params.after ? { href: searchHref(locale, { ...params, after: null }), label: t('first') } : null}
          next={
            result.next ? { href: searchHref(locale, { ...params, after: result.next }), label: t('moreOffers') } : null
          }
        />
      ) : (
        result.next && (
          <ButtonLink variant="secondary" href={searchHref(locale, { ...params, kind: 'offers' })}>
            {t('allOffers', { count: result.total })}
          </ButtonLink>
        )
      )}
    </section>
  )
}

async function Row({ offer, locale, params }: { offer: OfferHit; locale: Locale; params: SearchParams }) {
  const { text } = await validityWords(offer, sofiaDay(), locale)
  return (
    <OfferRow offer={offer} locale={locale} sort={params.sort ?? 'relevance'} validity={text}>
      <OfferTick thing={thingOf(offer)} />
    </OfferRow>
  )
}
