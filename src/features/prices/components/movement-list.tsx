import { TrendingDown, TrendingUp } from 'lucide-react'
import { formatChange, formatDayRange } from '@/design/format'
import { HydrateLater } from '@/design/hydrate-later'
import { IntentLink } from '@/design/intent-link'
import type { ProductGroup } from '@/features/price-data/groups/data'
import { foreignLang } from '@/i18n/foreign-lang'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { pricePath } from '../filter'
import type { GroupMovement } from '../overview-query'

const most = 6

type Props = { locale: Locale; movements: GroupMovement[]; groups: ProductGroup[] }

export function MovementList({ locale, movements, groups }: Props) {
  const t = translatorFor(locale, 'prices.movement')
  const real = movements.filter(({ invented }) => !invented)
  const own = real.length > 0 ? real : movements
  const [first] = own
  if (!first) return null
  const falling = own
    .filter(({ permille }) => permille < 0)
    .reverse()
    .slice(0, most)
  const rising = own.filter(({ permille }) => permille > 0).slice(0, most)
  if (falling.length + rising.length === 0) return null
  return (
    <HydrateLater as="section" aria-labelledby="movement">
      <h2 id="movement" className="text-xl md:text-2xl">
        {t('title')}
      </h2>
      <p className="mt-1 max-w-prose text-sm text-ink-soft">
        {t(first.invented ? 'noteInvented' : 'note', { period: formatDayRange(first.from, first.to, locale) })}
      </p>
      <div className="mt-4 grid gap-x-12 gap-y-6 md:grid-cols-2">
        {[
          { key: 'falling', list: falling, Icon: TrendingDown },
          { key: 'rising', list: rising, Icon: TrendingUp },
        ].map(
          ({ key, list, Icon }) =>
            list.length > 0 && (
              <div key={key}>
                <h3 className="flex items-center gap-2 text-sm font-semibold text-ink-soft">
                  <Icon aria-hidden size={18} />
                  {t(key === 'falling' ? 'falling' : 'rising')}
                </h3>
                <ul className="mt-1 divide-y divide-line">
                  {list.map(({ group: number, permille, listings }) => {
                    const group = groups.find((known) => known.number === number)
                    return (
                      group && (
                        <li
                          key={number}
                          className="flex items-baseline justify-between gap-4 py-2 large-type:flex-wrap"
                        >
                          <IntentLink
                            href={localePath(locale, pricePath(group.slug))}
                            lang={foreignLang(group.title, locale)}
                            className="min-w-0 hover:text-accent hover:underline"
                          >
                            {group.title.text}
                          </IntentLink>
                          <span className="shrink-0 text-right">
                            <span className="font-semibold tabular">{formatChange(permille, locale)}</span>
                            <span className="block text-xs text-ink-faint">{t('of', { count: listings })}</span>
                          </span>
                        </li>
                      )
                    )
                  })}
                </ul>
              </div>
            ),
        )}
      </div>
    </HydrateLater>
  )
}
