import { Chip } from '@/design/chip'
import { formatDay } from '@/design/format'
import { IntentLink } from '@/design/intent-link'
import { Notice } from '@/design/notice'
import { sofiaDay } from '@/domain/calendar-day'
import { oldDays } from '@/domain/validity'
import type { NewestDays } from '@/features/price-data/types'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { ChainCoverage } from '../coverage'
import { howPath } from '../filter'
import type { ProductCount } from '../product-counts'

const sections = [
  'sources',
  'days',
  'ranking',
  'several',
  'matching',
  'outliers',
  'reductions',
  'excluded',
  'basket',
  'money',
] as const

export function HowSections({ locale }: { locale: Locale }) {
  const t = translatorFor(locale, 'prices.how')
  return (
    <div className="grid gap-8">
      {sections.map((section) => (
        <section key={section} aria-labelledby={`how-${section}`}>
          <h2 id={`how-${section}`} className="text-xl">
            {t(`${section}.title`)}
          </h2>
          <p className="mt-2 text-ink-soft">
            {t.rich(`${section}.text`, {
              source: (chunks) => (
                <a href="https://kolkostruva.bg" className="font-semibold text-accent hover:underline" rel="external">
                  {chunks}
                </a>
              ),
            })}
          </p>
        </section>
      ))}
    </div>
  )
}

type TableProps = { locale: Locale; coverage: ChainCoverage[]; products: ProductCount[] }

export function CoverageTable({ locale, coverage, products }: TableProps) {
  const countOf = new Map(products.map(({ slug, count }) => [slug, count]))
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
          {coverage.map(({ chain, days, last }) => (
            <tr key={chain.slug} className="border-t border-line align-baseline">
              <th scope="row" className="py-2 pr-3 font-medium">
                {chain.name} {chain.invented && <Chip>{t('demonstration')}</Chip>}
              </th>
              <td className="py-2 pl-3 text-right">{t('coverage.number', { value: days })}</td>
              <td className="py-2 pl-3 text-right whitespace-nowrap">{formatDay(last, locale, 'short')}</td>
              <td className="py-2 pl-3 text-right">{t('coverage.number', { value: countOf.get(chain.slug) ?? 0 })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type DataNoteProps = { locale: Locale; newest: NewestDays; coverage: ChainCoverage[] }

export function DataNote({ locale, newest, coverage }: DataNoteProps) {
  const t = translatorFor(locale, 'prices.data')
  const kept = coverage.filter(({ chain, last }) => !chain.invented && newest.real !== null && last < newest.real)
  const age = newest.real && oldDays(newest.real, sofiaDay())
  return (
    <Notice tone="note">
      <p>
        {newest.real ? t('official', { day: formatDay(newest.real, locale, 'full') }) : t('none')}
        {age !== null && <strong className="font-semibold"> {t('old', { count: age })}</strong>}
        {kept.length > 0 && <span>{` ${t('kept', { count: kept.length })}`}</span>}
        {newest.invented && <span>{` ${t('invented')}`}</span>}{' '}
        <IntentLink href={localePath(locale, howPath)} className="font-semibold text-accent hover:underline">
          {t('how')}
        </IntentLink>
      </p>
    </Notice>
  )
}
