import type { AdminViewServerProps } from 'payload'
import { AdminFrame } from '../admin-frame'
import { adminTranslations } from '../admin-translations'
import { staffOnly } from '../staff-only'
import { Dashboard } from './dashboard'

/** `/admin/broshura-dashboard` */
export function DashboardView(props: AdminViewServerProps) {
  const { initPageResult, searchParams } = props
  const user = staffOnly(props, '/admin/broshura-dashboard')
  const { language } = initPageResult.req.i18n
  const t = adminTranslations(language)
  return (
    <AdminFrame view={props} user={user} steps={[{ label: t('dashboard.title') }]}>
      <Dashboard language={language} searchParams={searchParams} />
    </AdminFrame>
  )
}

/** `/admin`: the same, within the frame that Payload gives its own first page. */
export function DashboardHome(props: AdminViewServerProps) {
  const { initPageResult, searchParams } = props
  const { user, i18n } = initPageResult.req
  if (user) staffOnly(props, '/admin')
  return user && <Dashboard language={i18n.language} searchParams={searchParams} />
}
