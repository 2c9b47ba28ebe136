import type { ReactNode } from 'react'
import type { ProductDetail } from '@/features/shop/goods/data'
import { compositionText, type GoodsFacts } from '@/features/shop/goods/facts'
import { sizeGuideAnchor } from '@/features/shop/goods/paths'
import type { ProductRange } from '@/features/shop/goods/variants/product-variants'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { SizeTable } from '../product/components/size-table'

type Props = { product: ProductDetail; range: ProductRange; locale: Locale }

/**
 * Facts required on the page itself, as far as they are known: type, identifier, manufacturer and warnings (regulation
 * (EU) 2023/988, article 19) and fibres (regulation (EU) 1007/2011, article 16).
 */
export function FactList({ product, range, locale }: Props) {
  const { facts, lang } = product
  const t = translatorFor(locale, 'products')
  const care = translatorFor(locale, 'textile.care')
  const law = translatorFor(locale, 'shopLaw')
  const { manufacturer, safetyWarnings } = facts
  const rows: { name: string; value: ReactNode }[] = [
    { name: law('type'), value: product.categories.length > 0 && <Terms terms={product.categories} lang={lang} /> },
    { name: law('identifier'), value: product.sku },
    { name: t('colours'), value: range.colours.length > 0 && <ColourNames colours={range.colours} /> },
    { name: t('sizes'), value: range.sizes.join(', ') },
    { name: t('composition'), value: compositionText(facts.composition, locale) },
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
      {facts.sizeChart && (
        <div className="mt-8 max-w-3xl">
          <h3 id={sizeGuideAnchor} className="scroll-mt-24 text-lg">
            {t('sizeGuide')}
          </h3>
          <SizeTable chart={facts.sizeChart} lang={lang} locale={locale} />
        </div>
      )}
    </section>
  )
}

function Terms({ terms, lang }: { terms: ProductDetail['categories']; lang?: Locale }) {
  return terms.map((term, index) => (
    <span key={term.id} lang={term.lang ?? lang}>
      {index > 0 && ', '}
      {term.name}
    </span>
  ))
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

function Manufacturer({ name, address, email }: NonNullable<GoodsFacts['manufacturer']>) {
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
