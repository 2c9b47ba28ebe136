import { formatMeasure } from '@/design/format'
import type { GoodsFacts } from '@/features/shop/goods/facts'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'

export const measures = ['chest', 'waist', 'hips', 'inseam', 'foot'] as const

type Props = { chart: NonNullable<GoodsFacts['sizeChart']>; lang?: Locale; locale: Locale }

export function SizeTable({ chart, lang, locale }: Props) {
  const t = translatorFor(locale, 'products')
  const columns = measures.filter((name) => chart.rows.some((row) => row[name]))
  return (
    <>
      <p className="mt-1 text-sm text-ink-soft">{t('sizeGuideUnit')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls what is wider than the page only where the focus can go */}
      <section aria-label={t('sizeGuide')} tabIndex={0} className="mt-3 overflow-x-auto">
        <table className="w-full text-left tabular">
          <thead>
            <tr className="border-b border-line-strong text-sm text-ink-soft">
              <th scope="col" className="py-2 pr-4 font-normal">
                {t('size')}
              </th>
              {columns.map((name) => (
                <th key={name} scope="col" className="py-2 pr-4 font-normal">
                  {t(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {chart.rows.map((row) => (
              <tr key={row.size}>
                <th scope="row" className="py-2 pr-4 font-semibold">
                  {row.size}
                </th>
                {columns.map((name) => (
                  <td key={name} className="py-2 pr-4 whitespace-nowrap">
                    {formatMeasure(row[name] ?? '', locale)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {chart.howToMeasure && (
        <p lang={lang} className="mt-3 text-sm whitespace-pre-line text-ink-soft">
          {chart.howToMeasure}
        </p>
      )}
    </>
  )
}
