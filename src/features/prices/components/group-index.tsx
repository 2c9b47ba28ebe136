import { formatDayRange, formatEuro } from '@/design/format'
import { HydrateLater } from '@/design/hydrate-later'
import type { ProductGroup } from '@/features/price-data/groups/data'
import type { NewestDays } from '@/features/price-data/types'
import { foreignLang } from '@/i18n/foreign-lang'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { comparedChains, daysOf, groupFigures } from '../answer'
import { pricePath } from '../filter'
import type { ChainGroup } from '../overview-query'
import { GroupTiles } from './group-tiles'

type Props = { locale: Locale; groups: ProductGroup[]; chainGroups: ChainGroup[]; newest: NewestDays }

export function GroupIndex({ locale, groups, chainGroups, newest }: Props) {
  const t = translatorFor(locale, 'prices.index')
  const unit = translatorFor(locale, 'brochure.offers.unit')
  const byGroup = Map.groupBy(chainGroups, ({ group }) => group)
  const days = daysOf([...byGroup.values()].flatMap((own) => comparedChains(own, newest)))
  const tiles = groups.flatMap((group) => {
    const own = byGroup.get(group.number)
    if (!own) return []
    const { count, lowest } = groupFigures(own, newest)
    const price = lowest === null || group.rule.noVerdict ? null : formatEuro(lowest, locale)
    return [
      {
        href: localePath(locale, pricePath(group.slug)),
        title: group.title.text,
        lang: foreignLang(group.title, locale) ?? null,
        from: price && t('from', { price: unit(group.unit, { price }) }),
        count: t('count', { count }),
      },
    ]
  })
  return (
    <HydrateLater as="section" aria-labelledby="groups" className="group-index">
      <h2 id="groups" className="text-xl md:text-2xl">
        {days ? t('titleOf', { days: formatDayRange(days.from, days.to, locale) }) : t('title')}
      </h2>
      <ul className="mt-4 grid gap-2.5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        <GroupTiles groups={tiles} />
      </ul>
    </HydrateLater>
  )
}
