import { Link } from '../shell/link'
import '../button.css'
import '../dashboard/dashboard-tiles.css'
import '../products/products.css'
import './orders.css'
import './orders-list.css'
import './desk.css'
import '../filter-form.css'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { readTyped } from '@/features/shop/goods/staff-work/typed'
import { pages } from '@/features/shop/goods/staff-work/work-endpoint'
import { db } from '@/server/cms'
import type { CmsUser } from '@/server/cms-user'
import type { BrokenRow } from '@/server/db/readable-rows'
import { AdminFrame } from '../admin-frame'
import { adminTranslations } from '../admin-translations'
import { workAction } from './orders-only'
import { TypedAgain } from './typed-again'
import { WorkResult } from './work-result'

type WorkPageName = keyof typeof pages

type Props = {
  view: AdminViewServerProps
  user: CmsUser
  page: WorkPageName
  children: ReactNode
}

export function WorkPage({ view, user, page, children }: Props) {
  const { language } = view.initPageResult.req.i18n
  const t = adminTranslations(language)
  const names: WorkPageName[] = ['orders', 'packing', 'parcels', 'returns', 'vouchers', 'stock']
  const first = { label: t('orders.pages.orders'), url: pages.orders }
  const steps = page === 'orders' ? [{ label: first.label }] : [first, { label: t(`orders.pages.${page}`) }]
  return (
    <AdminFrame view={view} user={user} steps={steps}>
      <main className="products-page orders-page gutter--left gutter--right">
        <header className="orders-head">
          <h1>{t(`orders.pages.${page}`)}</h1>
          <nav aria-label={t('orders.pages.orders')} className="orders-nav">
            {names.map((name) => (
              <Link key={name} href={pages[name]} prefetch={false} aria-current={name === page ? 'page' : undefined}>
                {t(`orders.pages.${name}`)}
              </Link>
            ))}
          </nav>
        </header>
        <WorkResult search={view.searchParams} language={language} />
        <RefusedForm staff={user.id} search={view.searchParams} language={language} />
        {children}
      </main>
    </AdminFrame>
  )
}

type RefusedFormProps = { staff: string; search: Record<string, unknown> | undefined; language: string }

export async function RefusedForm({ staff, search, language }: RefusedFormProps) {
  const typed = search?.typed ? await readTyped(await db(), staff, search.typed) : null
  if (!typed) return null
  const words = typed.field && typed.why ? adminTranslations(language)(`orders.refusals.${typed.why}`) : ''
  return <TypedAgain typed={typed} action={workAction(typed.form)} words={words} />
}

type BrokenProps = { rows: BrokenRow[]; language: string; orders?: boolean }

/** Names rows that could not be read, so that none is dropped silently; `orders` if they are orders. */
export function BrokenRows({ rows, language, orders = false }: BrokenProps) {
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
