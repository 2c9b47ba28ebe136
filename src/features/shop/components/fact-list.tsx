import type { ReactNode } from 'react'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { ProductDetail } from '../data'
import type { ProductFacts, ProductRange } from '../facts'

type Props = { product: ProductDetail; range: ProductRange; locale: Locale }

/** Colours, sizes, fibres, care and manufacturer, as far as they are known. */
export function FactList({ product, range, locale }: Props) {
  const { facts, lang } = product
  const t = translatorFor(locale, 'products')
  const fibre = translatorFor(locale, 'textile.fibre')
  const care = translatorFor(locale, 'textile.care')
  const { manufacturer, safetyWarnings } = facts
  const composition = facts.composition.map((part) => `${part.percent} % ${fibre(part.fibre)}`).join(', ')
  const rows: { name: string; value: ReactNode }[] = [
    { name: t('colours'), value: range.colours.length > 0 && <ColourNames colours={range.colours} /> },
    { name: t('sizes'), value: range.sizes.join(', ') },
    { name: t('composition'), value: composition },
    { name: t('care'), value: facts.care.map((symbol) => care(symbol)).join(', ') },
    { name: t('manufacturer'), value: manufacturer && <Manufacturer {...manufacturer} /> },
    {
      name: t('responsiblePerson'),
      value: manufacturer?.responsiblePerson && <Lines text={manufacturer.responsiblePerson} />,
    },
    {
      name: t('safetyWarnings'),
      value: safetyWarnings && (
        <span lang={lang}>
          <Lines text={safetyWarnings} />
        </span>
      ),
    },
  ]
  const known = rows.filter(({ value }) => value)
  if (known.length === 0 && !facts.sizeChart) return null
  return (
    <section aria-labelledby="facts" className="mt-12">
      <h2 id="facts" className="mb-3 text-xl">
        {t('facts')}
      </h2>
      <dl className="max-w-3xl divide-y divide-line">
        {known.map(({ name, value }) => (
          <div key={name} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[12rem_1fr]">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ))}
      </dl>
      {facts.sizeChart && <SizeGuide chart={facts.sizeChart} lang={lang} locale={locale} />}
    </section>
  )
}

function ColourNames({ colours }: { colours: ProductRange['colours'] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {colours.map(({ slug, name, hex, lang }) => (
        <li key={slug} lang={lang} className="inline-flex items-center gap-2">
          <span
            aria-hidden
            className="size-4 rounded-full inset-ring inset-ring-line-strong"
            style={{ background: hex }}
          />
          {name}
        </li>
      ))}
    </ul>
  )
}

function Manufacturer({ name, address, email }: NonNullable<ProductFacts['manufacturer']>) {
  return (
    <>
      <p>{name}</p>
      <Lines text={address} />
      <a href={`mailto:${email}`} className="text-accent hover:underline">
        {email}
      </a>
    </>
  )
}

const Lines = ({ text }: { text: string }) => <p className="whitespace-pre-line">{text}</p>

const measures = ['chest', 'waist', 'hips', 'inseam', 'foot'] as const

type GuideProps = { chart: NonNullable<ProductFacts['sizeChart']>; lang?: Locale; locale: Locale }

/** Body measures for each size; only the columns that the chart has. */
function SizeGuide({ chart, lang, locale }: GuideProps) {
  const t = translatorFor(locale, 'products')
  const columns = measures.filter((name) => chart.rows.some((row) => row[name]))
  return (
    <div className="mt-8 max-w-3xl">
      <h3 id="size-guide" className="text-lg">
        {t('sizeGuide')}
      </h3>
      <p className="mt-1 text-sm text-ink-soft">{t('sizeGuideUnit')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls what is wider than the page only where the focus can go */}
      <section aria-labelledby="size-guide" tabIndex={0} className="mt-3 overflow-x-auto">
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
                    {row[name] ?? ''}
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
    </div>
  )
}
