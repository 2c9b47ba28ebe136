import { formatEuro } from '@/design/format'
import { IntentLink } from '@/design/intent-link'
import type { ProductGroup } from '@/features/product-groups/data'
import { foreignLang } from '@/i18n/foreign-lang'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { pricePath } from '../filter'
import type { ChainGroup } from '../overview-query'

type Props = { locale: Locale; groups: ProductGroup[]; chainGroups: ChainGroup[] }

/** Every group that has prices, in the official order, with how many and the lowest per unit. */
export function GroupIndex({ locale, groups, chainGroups }: Props) {
  const t = translatorFor(locale, 'prices.index')
  const unit = translatorFor(locale, 'brochure.offers.unit')
  const byGroup = Map.groupBy(chainGroups, ({ group }) => group)
  return (
    <section aria-labelledby="groups">
      <h2 id="groups" className="text-xl md:text-2xl">
        {t('title')}
      </h2>
      <ul className="mt-4 grid gap-2.5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {groups.map((group) => {
          const own = byGroup.get(group.number)
          if (!own) return null
          const real = own.filter(({ chain }) => !chain.invented)
          const counted = real.length > 0 ? real : own
          const lowest = counted.flatMap(({ unitCents }) => unitCents ?? []).toSorted((one, other) => one - other)[0]
          const count = counted.reduce((sum, { listings }) => sum + listings, 0)
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
                  {lowest !== undefined && !group.rule.noVerdict && (
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
