import { Chip } from '@/design/chip'
import { formatDay } from '@/design/format'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { ChainCoverage } from '../coverage'

/** The imported data of each chain: number of days, the newest day, and its number of products. */
export function CoverageTable({ locale, coverage }: { locale: Locale; coverage: ChainCoverage[] }) {
  const t = translatorFor(locale, 'prices')
  if (coverage.length === 0) return null
  const sum = (pick: (one: ChainCoverage) => number) => coverage.reduce((total, one) => total + pick(one), 0)
  const columns = ['days', 'newest', 'listings'] as const
  return (
    <section aria-labelledby="coverage" className="min-w-0">
      <h2 id="coverage" className="text-xl">
        {t('coverage.title')}
      </h2>
      <p className="mt-2 text-sm text-ink-soft">
        {t('coverage.note', { chains: coverage.length, rows: sum(({ rows }) => rows) })}
      </p>
      <table className="mt-4 w-full text-left text-sm tabular">
        <thead className="text-xs text-ink-faint">
          <tr>
            <th scope="col" className="py-2 pr-3 font-medium">
              {t('coverage.chain')}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="py-2 pl-3 text-right font-medium">
                {t(`coverage.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {coverage.map(({ chain, days, last, listings }) => (
            <tr key={chain.slug} className="border-t border-line align-baseline">
              <th scope="row" className="py-2 pr-3 font-medium">
                {chain.name} {chain.invented && <Chip>{t('demonstration')}</Chip>}
              </th>
              <td className="py-2 pl-3 text-right">{t('coverage.number', { value: days })}</td>
              <td className="py-2 pl-3 text-right whitespace-nowrap">{formatDay(last, locale, 'short')}</td>
              <td className="py-2 pl-3 text-right">{t('coverage.number', { value: listings })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
