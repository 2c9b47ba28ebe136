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

type Props = { locale: Locale; basket: Basket; groups: ProductGroup[] }

export function BasketList({ locale, basket, groups }: Props) {
  const t = translatorFor(locale, 'prices.basket')
  const words = priceWords(locale)
  const { same, nowhere, totals, invented } = basket
  const days = daysOf(totals)
  if (!days) return null
  const isOfToday = oldDays(days.from, sofiaDay()) === null
  const dearest = Math.max(...totals.map(({ cents }) => cents))
  const title = (number: number) => groups.find((group) => group.number === number)?.title.text ?? String(number)
  return (
    <section aria-labelledby="basket">
      <h2 id="basket" className="text-xl md:text-2xl">
        {t('titleOf', { days: formatDayRange(days.from, days.to, locale) })}
      </h2>
      <p className="mt-1 max-w-prose text-sm text-ink-soft">
        {t(invented ? 'noteInvented' : 'note')} {t('same', { count: same.length })}
        {nowhere.length > 0 && <span>{` ${t('without', { groups: nowhere.map(title).join(', ') })}`}</span>}
      </p>
      <ol className="mt-4 grid gap-2.5 md:grid-cols-2 md:gap-x-4">
        {totals.map(({ chain, cents, whole, estimated, missing, day }, index) => {
          const more = savingAgainst(totals[0]?.cents ?? cents, cents)
          return (
            <li
              key={chain.slug}
              className="relative overflow-hidden rounded-md bg-surface px-4 py-3 inset-ring inset-ring-line"
            >
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
                    {index === 0 && isOfToday && day === days.to && <Chip tone="accent">{t('cheapest')}</Chip>}
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
                  <Source locale={locale} day={day} invented={chain.invented} kept={day < days.to} />
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
        })}
      </ol>
      <details className="mt-3 text-sm">
        <summary className="inline-flex min-h-9 items-center font-semibold text-accent hover:text-accent-strong">
          {t('contents')}
        </summary>
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
