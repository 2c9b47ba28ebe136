import { X } from 'lucide-react'
import { cx } from '@/design/cx'
import { IntentLink } from '@/design/intent-link'
import { productPath } from '@/features/shop/goods/paths'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { CompareLink } from '../client/compare-link'
import type { ComparedProduct } from '../read-compared'
import { compareRows } from '../rows'

type Props = { products: ComparedProduct[]; slugs: string[]; size: string | null; only: boolean; locale: Locale }

/** The table scrolls in its own frame, so that product names above and row names beside it stay in view. */
export function CompareTable({ products, slugs, size, only, locale }: Props) {
  const t = translatorFor(locale, 'compare')
  const rows = compareRows(products, size, locale)
  const shown = only ? rows.filter(({ differs }) => differs) : rows
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls what is wider than the page only where the focus can go */}
      <section aria-label={t('table')} tabIndex={0} className="compare-frame">
        <table className="compare-table">
          <thead>
            <tr>
              <td />
              {products.map((each) => (
                <th key={each.product.id} scope="col">
                  <Head {...each} slugs={slugs} size={size} only={only} locale={locale} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ name, values, differs }) => (
              <tr key={name} className={cx(differs && 'compare-differs')}>
                <th scope="row">
                  {name}
                  {differs && <span className="compare-mark">{t('differs')}</span>}
                </th>
                {values.map((value, index) => (
                  <td key={products[index]?.product.id}>{value || '–'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {shown.length === 0 && <p className="mt-4">{t('same')}</p>}
    </>
  )
}

function Head({ product, slugs, size, only, locale }: ComparedProduct & Omit<Props, 'products'>) {
  const { slug, title, lang, images } = product
  const query = size ? `?${new URLSearchParams({ size })}` : ''
  const t = translatorFor(locale, 'compare')
  return (
    <div className="compare-head">
      {images[0] && <img src={images[0].small} alt="" className="compare-picture" />}
      <IntentLink
        href={`${localePath(locale, productPath(slug))}${query}`}
        lang={lang}
        className="compare-name text-ink hover:text-accent hover:underline"
      >
        {title}
      </IntentLink>
      <CompareLink
        slugs={slugs.filter((each) => each !== slug)}
        size={size}
        only={only}
        locale={locale}
        label={t('removeNamed', { title })}
        className="icon-button compare-remove print:hidden"
      >
        <X aria-hidden size={16} />
      </CompareLink>
    </div>
  )
}
