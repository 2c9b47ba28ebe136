import type { ReactNode } from 'react'
import { Chip } from '@/design/chip'
import { formatChange, formatDay, formatEuro } from '@/design/format'
import { IntentLink } from '@/design/intent-link'
import { Mark } from '@/design/mark'
import { Price } from '@/design/price'
import { sofiaDay } from '@/domain/calendar-day'
import type { Verdict } from '@/domain/reduction'
import { oldDays } from '@/domain/validity'
import { editionWords } from '@/features/brochures/editions/edition-words'
import type { ListingPrice } from '@/features/price-data/types'
import { defaultLocale, type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { offerTerms } from '@/lib/offer-terms'
import { priceWords, reductionWords } from '@/lib/price-words'
import type { PriceAnswer as Answer } from '../answer'

type Props = {
  locale: Locale
  answer: Answer
  /** Of the chain's report, where the report confirms the answer. */
  verdict: Verdict | null
  action: ReactNode
}

export function PriceAnswer({ locale, answer, verdict, action }: Props) {
  const t = translatorFor(locale, 'prices')
  const words = priceWords(locale)
  const { price, reduction, unitPrice, shop, path } = partsOf(answer)
  const said = reduction && reductionWords(reduction, locale)
  const judged = reduction?.verdict ?? verdict
  const edition = answer.kind === 'offer' ? editionWords(answer.offer.towns, locale) : null
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
            <Source
              locale={locale}
              day={answer.listing.day}
              invented={answer.listing.chain.invented}
              kept={answer.listing.kept}
            />
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
          oldCents={said?.struckCents}
          oldLabel={translatorFor(locale, 'reduction')('struck')}
          low={answer.when === 'today'}
          unitText={unitPrice && words.unitPrice(unitPrice)}
          size="lg"
        />
      </div>
      {answer.also.length > 0 && (
        <p className="text-sm text-ink-soft">{t('answer.also', { shops: answer.also.join(', ') })}</p>
      )}
      {edition && <Words>{edition.text}</Words>}
      {answer.kind === 'offer' &&
        offerTerms({ ...answer.offer, priceCents: price }, locale).map((terms) => <Words key={terms}>{terms}</Words>)}
      {judged && <VerdictNote verdict={judged} locale={locale} />}
      {action}
    </section>
  )
}

function partsOf(answer: Answer) {
  if (answer.kind === 'offer') {
    const { id, price, reduction, unitPrice, shop, brochureSlug } = answer.offer
    return { price, reduction, unitPrice, shop, path: `/broshura/${brochureSlug}?offer=${id}#offer-${id}` }
  }
  const { price, reduction, unitPrice, chain } = answer.listing
  const path = chain.retailerSlug && `/r/${chain.retailerSlug}`
  return { price, reduction, unitPrice, shop: chain, path }
}

type VerdictNoteProps = { verdict: Verdict; locale: Locale }

export function VerdictNote({ verdict, locale }: VerdictNoteProps) {
  const t = translatorFor(locale, 'prices.verdict')
  const since = formatDay(verdict.startedOn, locale)
  if (verdict.answer === 'unjudged') return <Words>{t('unjudged', { since })}</Words>
  if (verdict.answer === 'unknown') {
    return <Words>{t('notEnoughData', { since, count: verdict.observedDays })}</Words>
  }
  const reference = formatEuro(verdict.prior.cents, locale)
  if (verdict.answer === 'not-real') {
    return <Words>{t('notLower', { since, reference, day: formatDay(verdict.prior.day, locale) })}</Words>
  }
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
      {verdict.percent !== null && <Chip tone="signal">{formatChange(-10 * verdict.percent, locale)}</Chip>}
      <span>{t('reduced', { since, reference })}</span>
    </p>
  )
}

function Words({ children }: { children: string }) {
  return <p className="text-sm text-ink-soft">{children}</p>
}

type PriceRowProps = {
  listing: ListingPrice
  locale: Locale
  /** The product's name, or the chain's where all rows are the same product. */
  title: { text: string; foreign: boolean; href?: string }
  children?: ReactNode
}

export function PriceRow({ listing, locale, title, children }: PriceRowProps) {
  const t = translatorFor(locale, 'prices')
  const words = priceWords(locale)
  const { chain, size, unitPrice, price, hold } = listing
  const said = listing.reduction && reductionWords(listing.reduction, locale)
  const lang = title.foreign && locale !== defaultLocale ? defaultLocale : undefined
  return (
    <article className="relative grid grid-cols-[2.5rem_minmax(0,1fr)_auto] gap-x-3 gap-y-1.5 py-4 sm:gap-x-4 large-type:flex large-type:flex-col">
      <Mark name={chain.name} colour={chain.colour} logoUrl={chain.logoUrl} size="md" />
      <div className="flex min-w-0 flex-col gap-1">
        <h3 className="leading-snug font-semibold" lang={lang}>
          {title.href ? (
            <IntentLink href={title.href} className="cover-link hover:text-accent">
              {title.text}
            </IntentLink>
          ) : (
            title.text
          )}
        </h3>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
          {title.text !== chain.name && <span>{chain.name}</span>}
          {size && <span>{words.size(size)}</span>}
          {chain.invented && <Chip>{t('demonstration')}</Chip>}
        </p>
        {hold && <p className="text-sm text-ink-soft">{t(`hold.${hold}`)}</p>}
        <Source locale={locale} day={listing.day} invented={chain.invented} kept={listing.kept} />
      </div>
      <Price
        locale={locale}
        cents={price}
        oldCents={said?.struckCents}
        oldLabel={translatorFor(locale, 'reduction')('struck')}
        unitText={unitPrice && words.unitPrice(unitPrice)}
        className="text-right [&>p]:justify-end large-type:text-left large-type:[&>p]:justify-start"
      />
      {children && <div className="relative z-2 col-span-2 col-start-2 grid gap-1.5">{children}</div>}
    </article>
  )
}

type SourceProps = {
  locale: Locale
  day: string
  invented: boolean
  /** Other chains have reported since. */
  kept: boolean
}

export function Source({ locale, day, invented, kept }: SourceProps) {
  const t = translatorFor(locale, 'prices.source')
  const age = oldDays(day, sofiaDay())
  const when = formatDay(day, locale, 'short')
  return (
    <span className="text-xs text-ink-faint">
      {invented ? t('invented', { day: when }) : t('official', { day: when })}
      {age !== null && <span className="font-semibold text-ink-soft">{t('old', { count: age })}</span>}
      {kept && <span>{` · ${t('kept')}`}</span>}
    </span>
  )
}
