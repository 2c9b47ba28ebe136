import { Chip } from '@/design/chip'
import { formatDayRange, formatEuro } from '@/design/format'
import { Mark } from '@/design/mark'
import { sofiaDay } from '@/domain/calendar-day'
import { stapleBasket } from '@/domain/staple-basket'
import { oldDays } from '@/domain/validity'
import type { ProductGroup } from '@/features/price-data/groups/data'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { priceWords } from '@/lib/price-words'
import { daysOf } from '../answer'
import type { Basket } from '../savings'
import { savingAgainst } from '../savings'
import { Source } from './price-answer'

type Total = Basket['totals'][number]
type Props = { locale: Locale; basket: Basket; groups: ProductGroup[] }

/** A whole national day has more than sixty chains that can be compared. */
const shown = 12
const list = 'mt-4 grid gap-2.5 md:grid-cols-2 md:gap-x-4'
const summary = 'inline-flex min-h-9 items-center font-semibold text-accent hover:text-accent-strong'

export function BasketList({ locale, basket, groups }: Props) {
  const t = translatorFor(locale, 'prices.basket')
  const words = priceWords(locale)
  const { same, nowhere, totals, invented } = basket
  const days = daysOf(totals)
  if (!days) return null
  const isOfToday = oldDays(days.from, sofiaDay()) === null
  const dearest = Math.max(...totals.map(({ cents }) => cents))
  const least = totals[0]?.cents ?? dearest
  const title = (number: number) => groups.find((group) => group.number === number)?.title.text ?? String(number)
  const totalOf = (total: Total) => (
    <ChainTotal
      key={total.chain.slug}
      {...{ locale, total, title, least, dearest, newest: days.to }}
      isCheapest={total.cents === least && isOfToday && total.day === days.to}
    />
  )
  return (
    <section aria-labelledby="basket">
      <h2 id="basket" className="text-xl md:text-2xl">
        {t('titleOf', { days: formatDayRange(days.from, days.to, locale) })}
      </h2>
      <p className="mt-1 max-w-prose text-sm text-ink-soft">
        {t(invented ? 'noteInvented' : 'note')} {t('same', { count: same.length })}
        {nowhere.length > 0 && <span>{` ${t('without', { groups: nowhere.map(title).join(', ') })}`}</span>}
      </p>
      <ol className={list}>{totals.slice(0, shown).map(totalOf)}</ol>
      {totals.length > shown && (
        <details className="mt-3">
          <summary className={summary}>{t('others', { count: totals.length - shown })}</summary>
          <ol start={shown + 1} className={list}>
            {totals.slice(shown).map(totalOf)}
          </ol>
        </details>
      )}
      <details className="mt-3 text-sm">
        <summary className={summary}>{t('contents')}</summary>
        <p className="mt-1 max-w-prose text-ink-soft">{t('how')}</p>
        <ul className="mt-2 columns-2 gap-6 large-type:columns-1 text-ink-soft md:columns-3">
          {stapleBasket.map(({ group, ...size }) => (
            <li key={group} className="break-inside-avoid py-0.5">
              {title(group)}, {words.size(size)}
              {!same.includes(group) && <span>{` (${t(nowhere.includes(group) ? 'nowhere' : 'notEverywhere')})`}</span>}
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}

type TotalProps = {
  locale: Locale
  total: Total
  title: (group: number) => string
  /** Of all chains, in cents. */
  least: number
  dearest: number
  newest: string
  isCheapest: boolean
}

function ChainTotal({ locale, total, title, least, dearest, newest, isCheapest }: TotalProps) {
  const t = translatorFor(locale, 'prices.basket')
  const { chain, cents, whole, estimated, missing, day } = total
  const more = savingAgainst(least, cents)
  return (
    <li className="relative overflow-hidden rounded-md bg-surface px-4 py-3 inset-ring inset-ring-line">
      <span
        aria-hidden
        className="absolute bottom-0 left-0 h-1 bg-accent"
        style={{ width: `${Math.round((cents / dearest) * 100)}%` }}
      />
      <div className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 large-type:flex large-type:flex-col large-type:items-start">
        <Mark name={chain.name} colour={chain.colour} logoUrl={chain.logoUrl} size="md" />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2 font-semibold">
            {chain.name}
            {isCheapest && <Chip tone="accent">{t('cheapest')}</Chip>}
          </p>
          <p className="text-xs text-ink-soft">
            {missing.length === 0
              ? t('whole', { price: formatEuro(whole, locale) })
              : t('estimate', {
                  price: formatEuro(whole, locale),
                  estimated: formatEuro(estimated, locale),
                  groups: missing.map(title).join(', '),
                })}
          </p>
          <Source locale={locale} day={day} invented={chain.invented} kept={day < newest} />
        </div>
        <p className="text-right large-type:text-left">
          <span className="text-lg font-bold tabular md:text-xl">{formatEuro(cents, locale)}</span>
          {more && (
            <span className="block text-xs text-ink-soft tabular">
              {t('more', { difference: formatEuro(more.cents, locale) })}
            </span>
          )}
        </p>
      </div>
    </li>
  )
}
