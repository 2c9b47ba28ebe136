import type { ReactNode } from 'react'
import { Chip } from '@/design/chip'
import { formatDay, formatEuro } from '@/design/format'
import { IntentLink } from '@/design/intent-link'
import { Mark } from '@/design/mark'
import { Price } from '@/design/price'
import type { Verdict } from '@/domain/reduction'
import { priceWords } from '@/features/price-data/price-words'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { PriceAnswer as Answer } from '../answer'
import { Source } from './price-row'

type Props = {
  locale: Locale
  answer: Answer
  /** Of the chain's reported price, where that is the answer too. */
  verdict: Verdict | null
  /** What can be done with the product. */
  action: ReactNode
}

/** Where a product is cheapest and whether it is reduced there. */
export function PriceAnswer({ locale, answer, verdict, action }: Props) {
  const t = translatorFor(locale, 'prices')
  const words = priceWords(locale)
  const { price, old, unitPrice, shop, path } = partsOf(answer)
  return (
    <section
      aria-labelledby="price-answer"
      className="grid content-start gap-3 rounded-lg bg-surface p-4 inset-ring inset-ring-line md:p-6"
    >
      <h2 id="price-answer" className="text-sm font-semibold text-ink-soft">
        {t(`answer.${answer.when}`)}
      </h2>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="grid min-w-0 gap-1">
          <p className="flex min-w-0 items-center gap-2 text-lg font-semibold">
            <Mark name={shop.name} colour={shop.colour} logoUrl={shop.logoUrl} />
            {path ? (
              <IntentLink href={localePath(locale, path)} className="min-w-0 hover:text-accent hover:underline">
                {shop.name}
              </IntentLink>
            ) : (
              <span className="min-w-0">{shop.name}</span>
            )}
          </p>
          {answer.kind === 'offer' ? (
            <span className="text-xs text-ink-faint">
              {t('answer.brochure', { day: formatDay(answer.offer.lastDay, locale) })}
            </span>
          ) : (
            <Source locale={locale} day={answer.listing.day} invented={answer.listing.chain.invented} />
          )}
          {answer.kind === 'listing' && answer.listing.chain.invented && (
            <p>
              <Chip>{t('demonstration')}</Chip>
            </p>
          )}
        </div>
        <Price
          locale={locale}
          cents={price}
          oldCents={old}
          oldLabel={answer.kind === 'offer' ? translatorFor(locale, 'brochure.offers')('oldLabel') : t('shelfPrice')}
          unitText={unitPrice && words.unitPrice(unitPrice)}
          size="lg"
        />
      </div>
      {verdict && <VerdictNote verdict={verdict} locale={locale} />}
      {action}
    </section>
  )
}

function partsOf(answer: Answer) {
  if (answer.kind === 'offer') {
    const { id, price, oldPrice: old, unitPrice, shop, brochureSlug } = answer.offer
    return { price, old, unitPrice, shop, path: `/broshura/${brochureSlug}?offer=${id}#offer-${id}` }
  }
  const { price, promo, low, unitPrice, chain } = answer.listing
  const path = chain.retailerSlug && `/r/${chain.retailerSlug}`
  return { price, old: promo === null ? null : low, unitPrice, shop: chain, path }
}

type VerdictNoteProps = { verdict: Verdict; locale: Locale }

/** The verdict of the 30-day rule on a promotion; nothing without a promotion. */
export function VerdictNote({ verdict, locale }: VerdictNoteProps) {
  const t = translatorFor(locale, 'prices.verdict')
  if (verdict.kind === 'no-reduction' || verdict.kind === 'unranked') return null
  const since = formatDay(verdict.startedOn, locale)
  if (verdict.kind === 'perishable') return <Words>{t('perishable', { since })}</Words>
  if (verdict.kind === 'not-enough-data') {
    return <Words>{t('notEnoughData', { since, count: verdict.observedDays })}</Words>
  }
  const reference = formatEuro(verdict.reference, locale)
  if (verdict.kind === 'not-lower') return <Words>{t('notLower', { since, reference })}</Words>
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
      {verdict.percent !== null && <Chip tone="signal">{t('badge', { percent: verdict.percent })}</Chip>}
      <span>{t('reduced', { since, reference })}</span>
    </p>
  )
}

function Words({ children }: { children: string }) {
  return <p className="text-sm text-ink-soft">{children}</p>
}
