import '../button.css'
import '../dashboard/dashboard-tiles.css'
import '../products/products.css'
import './orders.css'
import Link from 'next/link'
import type { AdminViewServerProps, TypedUser } from 'payload'
import type { ReactNode } from 'react'
import { AdminFrame } from '../admin-frame'
import { adminTranslations } from '../admin-translations'
import { readSaid } from './orders-only'

const pages = { orders: '/admin/orders', packing: '/admin/orders/packing', parcels: '/admin/orders/parcels' } as const
export type WorkPageName = keyof typeof pages

type Props = {
  view: AdminViewServerProps
  user: TypedUser
  page: WorkPageName
  children: ReactNode
}

/** The frame of the three pages on which orders are packed and sent: their links, and what the last form did. */
export function WorkPage({ view, user, page, children }: Props) {
  const t = adminTranslations(view.initPageResult.req.i18n.language)
  const { done, count, refused } = readSaid(view.searchParams)
  const names: WorkPageName[] = ['orders', 'packing', 'parcels']
  return (
    <AdminFrame view={view} user={user} steps={[{ label: t(`orders.pages.${page}`) }]}>
      <main className="products-page gutter--left gutter--right">
        <h1>{t(`orders.pages.${page}`)}</h1>
        <nav aria-label={t('orders.pages.orders')} className="orders-nav">
          {names.map((name) => (
            <Link key={name} href={pages[name]} prefetch={false} aria-current={name === page ? 'page' : undefined}>
              {t(`orders.pages.${name}`)}
            </Link>
          ))}
        </nav>
        {done && (
          <p role="status" className="products-said">
            {t(`orders.done.${done}`, { count })}
          </p>
        )}
        {refused && (
          <p role="alert" className="products-said products-refused">
            {t('orders.outOfDate')}
          </p>
        )}
        {children}
      </main>
    </AdminFrame>
  )
}
