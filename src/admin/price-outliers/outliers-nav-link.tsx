import Link from 'next/link'
import type { ServerProps } from 'payload'
import { countWaitingPrices } from '@/features/price-data/outliers/outlier-list'
import { adminTranslations } from '../admin-translations'
import { outliersPath } from './address'

/** The link to the prices that wait for an editor, with how many there are. */
export async function OutliersNavLink({ i18n }: Pick<ServerProps, 'i18n'>) {
  const t = adminTranslations(i18n.language)
  return (
    <Link href={outliersPath} prefetch={false} className="nav__link dashboard-nav-link">
      <span className="nav__link-label">{t('outliers.nav', { count: await countWaitingPrices() })}</span>
    </Link>
  )
}
