import type { ReactNode } from 'react'
import { sofiaDay } from '@/domain/calendar-day'
import { oldDays } from '@/domain/validity'
import type { ProductGroup } from '@/features/price-data/groups/data'
import type { BrochureOffer } from '@/features/price-data/offer-query'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { answeredPriceOf, daysOf, isAnswer, isOfShop, priceAnswerOf } from '../answer'
import type { PriceFilter } from '../filter'
import { usualOfProduct } from '../group-data'
import { judgedListings } from '../judged-listings'
import { offersOfOthers, openOffer, pricesToday, rowsByChain } from '../prices-today'
import type { ProductWithPrices } from '../product-data'
import { compared, figuresOf } from '../savings'
import { CsvLink, PriceFigures } from './figures'
import { NoPrices } from './no-prices'
import { PriceAnswer } from './price-answer'
import { PriceFilterForm } from './price-head'
import { hasHistory, OtherHistories, ProductHistory } from './product-history'
import { BrochureOffers, ProductOffers } from './product-offers'
import { UsualNote } from './usual-note'

type Props = {
  locale: Locale
  view: ProductWithPrices
  group: ProductGroup | null
  filter: PriceFilter
  offers: BrochureOffer[]
  action: ReactNode
  alert: ReactNode
}

export function ProductPrices({ locale, view, group, filter, offers, action, alert }: Props) {
  const t = translatorFor(locale, 'prices')
  const { product, chains, places } = view
  const judged = judgedListings(view, group?.rule ?? null)
  const rows = rowsByChain(judged, group?.rule.noVerdict ? 'name' : 'price')
  const basis = compared(rows.map(({ listing }) => listing))
  const today = sofiaDay()
  const others = offersOfOthers(basis, offers, today)
  const asked = [...pricesToday(basis, offers, today), ...others.map(({ price }) => ({ price, day: today }))]
  const days = daysOf(asked)
  const counted = judged.filter(({ listing }) => basis.includes(listing))
  const usual = group?.rule.noVerdict ? null : usualOfProduct(counted.map(({ days: of }) => of))
  const answer = group?.rule.noVerdict ? null : priceAnswerOf(basis, offers, today)
  const answered = rows.find(({ listing }) => isAnswer(listing, answer, today))
  // An old price may no longer be reduced.
  const verdict = answered && oldDays(answered.listing.day, today) === null ? answered.verdict : null
  const nearest = [answered, rows.find(({ listing }) => isOfShop(listing, answer)), ...rows].flatMap((row) => row ?? [])
  // A single day is no history, but another chain may have one.
  const shown = nearest.find((row) => hasHistory(row, filter)) ?? nearest[0]
  const figures = group?.rule.noVerdict ? null : figuresOf(asked.map(({ price }) => price))
  // Nothing is measured against a price that is only known: it may be another by now.
  const isToday = answer !== null && answer.when !== 'known'
  const cheapest = isToday && figures?.lowest === answeredPriceOf(answer) ? figures.lowest : null
  return (
    <div className="page mt-5 grid grid-cols-[minmax(0,1fr)] gap-8 md:mt-8">
      {answer && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
          <PriceAnswer locale={locale} answer={answer} verdict={verdict} action={action} />
          {shown && <ProductHistory locale={locale} row={shown} filter={filter} />}
        </div>
      )}
      <PriceFilterForm
        locale={locale}
        slug={product.slug}
        filter={filter}
        places={places}
        chains={chains.map(({ slug, name }) => ({ value: slug, label: name }))}
        withPeriod
      />
      {rows.length + offers.length === 0 ? (
        <>
          <NoPrices locale={locale} filter={filter} slug={product.slug} />
          {alert}
        </>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
            {rows.length > 0 && (
              <ProductOffers locale={locale} rows={rows} cheapest={cheapest} compared={basis} offers={offers} />
            )}
            <BrochureOffers locale={locale} offers={offers} own={product.slug} />
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
            {figures && days && figures.count > 1 && (
              <PriceFigures
                locale={locale}
                figures={figures}
                days={days}
                unit="pack"
                basis={t('figures.basis', {
                  count: figures.count,
                  chains: new Set(basis.map(({ chain }) => chain.slug)).size + others.length,
                })}
                offered={openOffer(offers)?.price}
              />
            )}
            <UsualNote locale={locale} usual={usual} unit="pack" />
            <OtherHistories
              locale={locale}
              title={t(answer ? 'history.others' : 'history.title')}
              rows={rows.filter((row) => !answer || row !== shown)}
              filter={filter}
              above={answer && shown && hasHistory(shown, filter) ? 1 : 0}
              ranked={answer !== null}
            />
            {alert}
          </div>
        </div>
      )}
      <CsvLink locale={locale} slug={product.slug} filter={filter} />
    </div>
  )
}
