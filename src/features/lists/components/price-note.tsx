import { fill } from '@/design/cx'
import { formatDay, formatEuro } from '@/design/format'
import { IntentLink } from '@/design/intent-link'
import type { CalendarDay } from '@/domain/calendar-day'
import type { ClaimedReduction } from '@/domain/reduction'
import { isNote, type ListedShopPrice } from '@/domain/shopping-list'
import { type Locale, localePath } from '@/i18n/routing'
import { reductionText } from '@/lib/reduction-text'
import { fromWords, type ListLabels, termsOfPrice } from '../labels'
import { isAhead } from '../sum-day'
import type { ListRow } from '../view'

type Props = {
  row: ListRow
  kind?: string | null | undefined
  locale: Locale
  today: CalendarDay
  labels: ListLabels
}

export const kindId = (item: string) => `kind-${item}`

/** The kind comes first: on a phone the end of the line is cut off, and without the kind the name says nothing. */
export function PriceNote({ row: { item, price, ended, elsewhere, isAnswered }, kind, locale, today, labels }: Props) {
  const kindOfItem = kind && (
    <span id={kindId(item.id)} lang={locale}>
      {kind}
    </span>
  )
  const named = kindOfItem && (
    <span>
      {kindOfItem}
      {' · '}
    </span>
  )
  if (!price) {
    if (isNote(item.id) && !elsewhere) return null
    const words = [
      ...(ended?.until ? [fill(labels.ended, { day: formatDay(ended.until, locale) })] : []),
      ...(elsewhere
        ? [
            fill(labels.elsewhere, { shop: elsewhere.shopName, price: formatEuro(elsewhere.cents, locale) }),
            ...(isAhead(elsewhere, today) ? [fromWords(elsewhere.day, labels, locale)] : []),
            ...(elsewhere.loyaltyOnly ? [labels.loyalty] : []),
            ...termsOfPrice(elsewhere, labels, locale),
          ]
        : []),
    ]
    if (words.length === 0 && isAnswered) words.push(labels.noPrice)
    if (words.length === 0) return kindOfItem && <p className="list-row__note text-sm text-ink-soft">{kindOfItem}</p>
    return (
      <p className="list-row__note text-sm text-ink-soft">
        {named}
        <span>{words.join(' · ')}</span>
        {elsewhere?.what && (
          <span>
            {' · '}
            <CheapestOf what={elsewhere.what} labels={labels} />
          </span>
        )}
      </p>
    )
  }
  const [quantity] = item.quantity
  return (
    <p className="list-row__note text-sm leading-6 text-ink-soft">
      {named}
      {price.what && (
        <span>
          <CheapestOf what={price.what} labels={labels} />
          {' · '}
        </span>
      )}
      {quantity > 1 && price.allCents === price.cents * quantity && (
        <span>{fill(labels.each, { price: formatEuro(price.cents, locale) })} · </span>
      )}
      <IntentLink
        href={localePath(locale, price.path)}
        className="inline-flex min-h-6 items-center underline-offset-3 hover:text-accent hover:underline"
      >
        {sourceOf(price, locale, today, labels)}
      </IntentLink>
      {price.loyaltyOnly && <span> · {labels.loyalty}</span>}
      {termsOfPrice(price, labels, locale).map((words) => (
        <span key={words}> · {words}</span>
      ))}
      {price.reduction && <span> · {wordsOf(price.reduction, locale, labels)}</span>}
    </p>
  )
}

function CheapestOf({ what, labels }: { what: string; labels: ListLabels }) {
  const [before = '', after = ''] = labels.cheapestOf.split('{what}')
  return (
    <>
      {before}
      <span lang="bg">{what}</span>
      {after}
    </>
  )
}

function wordsOf(reduction: ClaimedReduction, locale: Locale, labels: ListLabels): string {
  return reductionText(reduction, locale, (key, values) => fill(labels.reduction[key], values)).words
}

export function sourceOf(
  { source, day, until }: ListedShopPrice,
  locale: Locale,
  today: CalendarDay,
  labels: ListLabels,
): string {
  if (source !== 'brochure')
    return fill(source === 'prices' ? labels.fromPrices : labels.fromInvented, { day: formatDay(day, locale, 'full') })
  const last = formatDay(until ?? day, locale)
  return day > today
    ? fill(labels.fromBrochureAhead, { from: formatDay(day, locale), day: last })
    : fill(labels.fromBrochure, { day: last })
}
