import type { ServerProps } from 'payload'
import { adminTranslations } from './admin-translations'
import { Link } from './shell/link'

export function DashboardNavLink({ i18n }: Pick<ServerProps, 'i18n'>) {
  const t = adminTranslations(i18n.language)
  return (
    <Link href="/admin/broshura-dashboard" prefetch={false} className="nav__link dashboard-nav-link">
      <span className="nav__link-label">{t('dashboard.nav')}</span>
    </Link>
  )
}
