import { formatDay } from '@/design/format'
import { sofiaDay } from '@/domain/calendar-day'
import type { BookCheck } from '@/features/shop/orders/books/last-check'
import { otherSubjects } from '@/features/shop/orders/books/part'
import type { BookFault } from '@/features/shop/orders/check-books'
import { booksPath } from '@/features/shop/orders/paths'
import { adminLocale, adminTranslations } from '../admin-translations'
import { Link } from '../shell/link'

type LineProps = { check: BookCheck | null; language: string }

/** Warns that the shop's books do not balance; renders nothing while they do. */
export function BooksLine({ check, language }: LineProps) {
  const t = adminTranslations(language)
  if (!check || check.count === 0) return null
  return (
    <p className="price-data-line" data-urgent={true}>
      <span>{t('dashboard.books.found', { count: check.count })}</span>
      <Link href={booksPath} prefetch={false}>
        {t('dashboard.books.see')}
      </Link>
    </p>
  )
}

const collections = { variant: 'variants', coupon: 'coupons', order: 'orders' } as const

function addressOf({ what, id }: BookFault): string | null {
  const subject = otherSubjects[what] ?? 'order'
  if (subject === 'voucher') return `/admin/orders/vouchers?voucher=${id}`
  return subject === 'series' ? null : `/admin/collections/${collections[subject]}/${id}`
}

type FaultsProps = { check: BookCheck; names: Map<string, string>; language: string }

export function BookFaults({ check, names, language }: FaultsProps) {
  const t = adminTranslations(language)
  return (
    <section aria-labelledby="books">
      <h2 id="books">{t('dashboard.books.title')}</h2>
      <p className="products-intro">
        {t('dashboard.books.found', { count: check.count })}{' '}
        {t('dashboard.books.checked', { day: formatDay(sofiaDay(check.checkedAt), adminLocale(language), 'full') })}
      </p>
      <ul className="orders-list">
        {check.faults.map((fault) => {
          const address = addressOf(fault)
          const name = names.get(fault.id) ?? fault.id
          return (
            <li key={`${fault.what} ${fault.id}`}>
              <p>
                {address ? (
                  <Link href={address} prefetch={false}>
                    {name}
                  </Link>
                ) : (
                  name
                )}{' '}
                {t(`dashboard.books.kinds.${fault.what}`)}
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
