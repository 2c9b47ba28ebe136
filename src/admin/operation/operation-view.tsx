import '../button.css'
import '../products/products.css'
import { isAdmin } from '@collections/access/roles'
import type { AdminViewServerProps, ServerProps } from 'payload'
import { z } from 'zod'
import { readOperation } from '@/features/site/operation/read-operation'
import { release } from '@/features/site/releases/newer-release'
import { db } from '@/server/cms'
import { AdminFrame } from '../admin-frame'
import { adminTranslations } from '../admin-translations'
import { Link } from '../shell/link'
import { redirect } from '../shell/server'
import { staffOnly } from '../staff-only'
import { OperationTables } from './operation-tables'

const operationPath = '/admin/operation'

const query = z.object({ said: z.enum(['again', 'gone']).nullable().catch(null) })

export async function OperationView(props: AdminViewServerProps) {
  const user = staffOnly(props, operationPath)
  if (!isAdmin(user)) redirect('/admin/unauthorized')
  const { language } = props.initPageResult.req.i18n
  const t = adminTranslations(language)
  const { said } = query.parse({ said: null, ...props.searchParams })
  const operation = await readOperation(await db())
  return (
    <AdminFrame view={props} user={user} steps={[{ label: t('operation.title') }]}>
      <main className="products-page gutter--left gutter--right">
        <h1>{t('operation.title')}</h1>
        {said && (
          <p role="status" className="products-said">
            {t(`operation.said.${said}`)}
          </p>
        )}
        <OperationTables operation={operation} release={release} language={language} />
      </main>
    </AdminFrame>
  )
}

export function OperationNavLink({ i18n, user }: Pick<ServerProps, 'i18n' | 'user'>) {
  if (!user || !isAdmin(user)) return null
  return (
    <Link href={operationPath} prefetch={false} className="nav__link dashboard-nav-link">
      <span className="nav__link-label">{adminTranslations(i18n.language)('operation.title')}</span>
    </Link>
  )
}
