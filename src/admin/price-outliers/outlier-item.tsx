import { z } from 'zod'
import { formatDay, formatEuro } from '@/design/format'
import { usualDays } from '@/domain/price-outlier'
import type { ProductGroup } from '@/features/price-data/groups/data'
import type { WaitingPrice } from '@/features/price-data/outliers/outlier-list'
import { adminLocale, adminTranslations } from '../admin-translations'
import { groupOptionWords, productsHref } from '../products/address'
import { Link } from '../shell/link'

export const outliersPath = '/admin/price-outliers'

const shape = z.object({
  done: z.enum(['accept', 'reject', 'move', 'undo']).nullable().catch(null),
  refused: z.enum(['true', 'importing']).nullable().catch(null),
  listing: z.coerce.number().pipe(z.int32().nonnegative()).nullable().catch(null),
})

export function readOutlierResult(params: Record<string, unknown> = {}) {
  const { done = null, refused = null, listing = null } = params
  return shape.parse({ done, refused, listing })
}

export function outlierAction(listing: number, what: 'accept' | 'reject' | 'move' | 'undo'): string {
  return `/api/cms/product-groups/outliers/${listing}/${what}`
}

type Props = { price: WaitingPrice; groups: ProductGroup[]; language: string }

export function OutlierItem({ price, groups, language }: Props) {
  const t = adminTranslations(language)
  const locale = adminLocale(language)
  const euro = (cents: number) => formatEuro(cents, locale)
  const { id, name, chain, product, group: number, day, unit, unit_cents: unitCents } = price
  const titleId = `price-${id}`
  const group = groups.find((each) => each.number === number)
  const perUnit = unit && unitCents !== null ? t('outliers.perUnit', { unit, price: euro(unitCents) }) : null
  return (
    <li>
      <p>
        <strong lang="bg" id={titleId}>
          {name}
        </strong>
      </p>
      <p className="products-facts">
        <span lang="bg">{chain}</span>
        <span>{formatDay(day, locale, 'short')}</span>
        <span>{group ? groupOptionWords(group) : t('products.noGroup')}</span>
        {product !== null && (
          <Link href={productsHref({ product })} prefetch={false}>
            {t('outliers.product')}
          </Link>
        )}
      </p>
      <p className="outliers-price">
        <strong>{euro(price.price)}</strong> {perUnit}
      </p>
      <ul className="outliers-reasons">
        {price.reasons.map(({ against, side, range }) => (
          <li key={against}>
            {t(`outliers.reason.${against}.${side}`, {
              low: euro(range.low),
              high: euro(range.high),
              days: usualDays,
            })}
          </li>
        ))}
      </ul>
      <div className="outliers-actions">
        {(['accept', 'reject'] as const).map((what) => (
          <form key={what} method="post" action={outlierAction(id, what)}>
            <input type="hidden" name="price" value={price.price} />
            <button
              type="submit"
              className={what === 'accept' ? 'admin-button admin-button-strong' : 'admin-button'}
              data-key={what === 'accept' ? 'a' : 'r'}
              aria-describedby={titleId}
            >
              {t(`outliers.${what}`)} <kbd aria-hidden>{what === 'accept' ? 'A' : 'R'}</kbd>
            </button>
          </form>
        ))}
        {number !== null && (
          <form method="post" action={outlierAction(id, 'move')}>
            <input type="hidden" name="group" value="" />
            <button type="submit" className="admin-button" data-key="x" aria-describedby={titleId}>
              {t('outliers.takeOut')} <kbd aria-hidden>X</kbd>
            </button>
          </form>
        )}
        <form method="post" action={outlierAction(id, 'move')} className="outliers-move">
          <select
            className="admin-input"
            name="group"
            defaultValue={number ?? ''}
            data-key="g"
            aria-label={t('outliers.groupOf', { name })}
          >
            {number === null && <option value="">{t('products.noGroup')}</option>}
            {groups.map((each) => (
              <option key={each.number} value={each.number}>
                {groupOptionWords(each)}
              </option>
            ))}
          </select>
          <button type="submit" className="admin-button" aria-describedby={titleId}>
            {t('outliers.move')} <kbd aria-hidden>G</kbd>
          </button>
        </form>
      </div>
    </li>
  )
}
