import type { AdminViewServerProps } from 'payload'
import { AdminFrame } from '../admin-frame'
import { staffOnly } from '../staff-only'
import { Dashboard } from './dashboard'

/** `/admin/broshura-dashboard` */
export function DashboardView(props: AdminViewServerProps) {
  const { initPageResult, params, searchParams } = props
  const user = staffOnly(props, '/admin/broshura-dashboard')
  return (
    <AdminFrame initPageResult={initPageResult} params={params} searchParams={searchParams} user={user}>
      <Dashboard language={initPageResult.req.i18n.language} searchParams={searchParams} />
    </AdminFrame>
  )
}

/** `/admin`: the same, within the frame that Payload gives its own first page. */
export function DashboardHome({ initPageResult, searchParams }: AdminViewServerProps) {
  const { user, i18n } = initPageResult.req
  return user && <Dashboard language={i18n.language} searchParams={searchParams} />
}
