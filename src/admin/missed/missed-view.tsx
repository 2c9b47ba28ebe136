import '../products/products.css'
import type { AdminViewServerProps, ServerProps } from 'payload'
import { readMissed } from '@/features/search/missed/read-missed'
import { db } from '@/server/cms'
import { AdminFrame } from '../admin-frame'
import { adminTranslations } from '../admin-translations'
import { Link } from '../shell/link'
import { staffOnly } from '../staff-only'
import { MissedWeeks } from './missed-weeks'

const missedPath = '/admin/searched-and-not-found'

export async function MissedView(props: AdminViewServerProps) {
  const user = staffOnly(props, missedPath)
  const { language } = props.initPageResult.req.i18n
  const t = adminTranslations(language)
  const weeks = await readMissed(await db())
  return (
    <AdminFrame view={props} user={user} steps={[{ label: t('missed.title') }]}>
      <main className="products-page gutter--left gutter--right">
        <h1>{t('missed.title')}</h1>
        <p className="products-intro">{t('missed.intro')}</p>
        <MissedWeeks weeks={weeks} language={language} />
      </main>
    </AdminFrame>
  )
}

export function MissedNavLink({ i18n }: Pick<ServerProps, 'i18n'>) {
  return (
    <Link href={missedPath} prefetch={false} className="nav__link dashboard-nav-link">
      <span className="nav__link-label">{adminTranslations(i18n.language)('missed.title')}</span>
    </Link>
  )
}
