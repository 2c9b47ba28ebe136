import { formatDayRange, formatEuro } from '@/design/format'
import { IntentLink } from '@/design/intent-link'
import type { ProductGroup } from '@/features/price-data/groups/data'
import { foreignLang } from '@/i18n/foreign-lang'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { daysOf } from '../cheapest'
import { pricePath } from '../filter'
import { comparedChains, groupFigures } from '../group-figures'
import type { ChainGroup } from '../overview-query'
import type { NewestDays } from '../types'

type Props = { locale: Locale; groups: ProductGroup[]; chainGroups: ChainGroup[]; newest: NewestDays }

/** Every group that has prices, in the official order, with how many prices and the lowest per unit, and of which days they are. */
export function GroupIndex({ locale, groups, chainGroups, newest }: Props) {
  const t = translatorFor(locale, 'prices.index')
  const unit = translatorFor(locale, 'brochure.offers.unit')
  const byGroup = Map.groupBy(chainGroups, ({ group }) => group)
  const days = daysOf([...byGroup.values()].flatMap((own) => comparedChains(own, newest)))
  return (
    <section aria-labelledby="groups">
      <h2 id="groups" className="text-xl md:text-2xl">
        {days ? t('titleOf', { days: formatDayRange(days.from, days.to, locale) }) : t('title')}
      </h2>
      <ul className="mt-4 grid gap-2.5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {groups.map((group) => {
          const own = byGroup.get(group.number)
          if (!own) return null
          const { count, lowest } = groupFigures(own, newest)
          return (
            <li key={group.number}>
              <IntentLink
                href={localePath(locale, pricePath(group.slug))}
                className="flex h-full flex-col justify-between gap-2 rounded-md bg-surface p-3.5 inset-ring inset-ring-line transition-shadow hover:shadow-low"
              >
                <span className="leading-tight font-semibold" lang={foreignLang(group.title, locale)}>
                  {group.title.text}
                </span>
                <span className="flex flex-wrap justify-between gap-x-3 text-sm text-ink-soft">
                  {lowest !== null && !group.rule.noVerdict && (
                    <span>{t('from', { price: unit(group.unit, { price: formatEuro(lowest, locale) }) })}</span>
                  )}
                  <span className="text-ink-faint">{t('count', { count })}</span>
                </span>
              </IntentLink>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
