import type { BrokenRow } from '@/server/db/readable-rows'
import { adminTranslations } from '../admin-translations'
import { Link } from '../shell/link'

type Props = { rows: BrokenRow[]; language: string; orders?: boolean }

/** Names rows that could not be read, so that none is dropped silently; `orders` if they are orders. */
export function BrokenRows({ rows, language, orders = false }: Props) {
  const t = adminTranslations(language)
  if (rows.length === 0) return null
  return (
    <div role="alert" className="products-said products-refused">
      <p>{t('orders.broken', { count: rows.length })}</p>
      <ul>
        {rows.map(({ id, number }, index) => (
          <li key={id ?? index}>
            {orders && id ? (
              <Link href={`/admin/collections/orders/${id}`} prefetch={false}>
                {number ?? id}
              </Link>
            ) : (
              (number ?? id ?? '?')
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
