import './reading-counts.css'
import { countKinds } from '@/domain/count-kinds'
import { mostBrochures, type ShopCounts } from '@/features/counts/shop-counts'
import { adminLocale, adminTranslations } from '../admin-translations'
import { Link } from '../shell/link'

/** Anonymous counts of a shop's brochures (decision 102). */
export function CountsTable({ counts, language }: { counts: ShopCounts; language: string }) {
  const t = adminTranslations(language)
  const locale = adminLocale(language)
  const { week, month, current } = counts
  const numbers = new Intl.NumberFormat(locale)
  const rows = [
    { key: 'week', name: t('counts.week'), figures: week },
    { key: 'month', name: t('counts.month'), figures: month },
    ...current.slice(0, mostBrochures).map(({ id, title, figures }) => ({
      key: id,
      name: (
        <Link href={`/admin/collections/brochures/${id}`} prefetch={false} lang="bg">
          {title ?? id}
        </Link>
      ),
      figures,
    })),
  ]
  return (
    <div className="reading-counts field-type">
      <h2 id="reading-counts">{t('counts.title')}</h2>
      <p>{t('counts.hint')}</p>
      {rows.every(({ figures }) => countKinds.every((kind) => figures[kind] === 0)) ? (
        <p className="reading-counts-none">{t('counts.none')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        <section className="reading-counts-scroll" aria-labelledby="reading-counts" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('counts.of')}</th>
                {countKinds.map((kind) => (
                  <th key={kind} scope="col">
                    {t(`counts.kinds.${kind}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, name, figures }) => (
                <tr key={key}>
                  <th scope="row">{name}</th>
                  {countKinds.map((kind) => (
                    <td key={kind}>{numbers.format(figures[kind])}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {current.length > mostBrochures && <p>{t('counts.more', { count: mostBrochures })}</p>}
    </div>
  )
}
