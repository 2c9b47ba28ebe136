import Link from 'next/link'
import type { ServerProps } from 'payload'
import { adminTranslations } from '../admin-translations'

/** The link to the products, which are not a Payload collection. */
export function ProductsNavLink({ i18n }: Pick<ServerProps, 'i18n'>) {
  const t = adminTranslations(i18n.language)
  return (
    <Link href="/admin/products" prefetch={false} className="nav__link dashboard-nav-link">
      <span className="nav__link-label">{t('products.nav')}</span>
    </Link>
  )
}
