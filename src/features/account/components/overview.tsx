import type { ReactNode } from 'react'
import type { Customer } from '@/../payload-types'
import { Card } from '@/design/card'
import { IntentLink } from '@/design/intent-link'
import { requestCookies } from '@/features/auth/auth-server'
import { offered } from '@/features/auth/security/identities'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { type AccountPage, accountPaths } from '@/lib/account-paths'
import { createAuthClient } from '@/server/supabase'
import { menuGroups } from '../navigation'
import { ordersOf } from '../orders'
import { openReturnsOf } from '../returns'
import { menuIcons } from './menu-icons'
import { Avatar } from './profile'
import { OrderRow } from './row'

type Props = {
  locale: Locale
  customer: Customer
  mine: ReactNode
}

export async function Overview({ locale, customer, mine }: Props) {
  const t = translatorFor(locale, 'account.dashboard')
  const pages = translatorFor(locale, 'account.pages')
  const [orders, openReturns, offer] = await Promise.all([
    ordersOf(customer, null),
    openReturnsOf(customer),
    offered(createAuthClient(await requestCookies())),
  ])
  const newest = orders.docs.slice(0, 3)
  const addressesSet = Boolean(customer.billingAddress && customer.shippingAddress)
  const hrefOf = (page: AccountPage) => localePath(locale, accountPaths[page])
  return (
    <div className="space-y-8">
      {mine}
      <section>
        <h2 className="mb-3 text-lg">{t('lastOrders')}</h2>
        {newest.length > 0 ? (
          <ul className="space-y-3">
            {newest.map((order, index) => (
              <li key={order.id} className={index > 0 ? 'hidden lg:block' : undefined}>
                <OrderRow locale={locale} order={order} headingLevel={3} />
              </li>
            ))}
          </ul>
        ) : (
          <Card className="px-4 py-4 text-ink-soft md:px-5">{t('noOrder')}</Card>
        )}
      </section>
      <ul className="grid gap-3 md:grid-cols-2">
        <Fact href={hrefOf('returns')} title={t('returns')}>
          {t('openReturns', { count: openReturns })}
        </Fact>
        <Fact href={hrefOf('cancellations')} title={t('cancellations')}>
          {t('cancellationsText')}
        </Fact>
        <Fact href={hrefOf('addresses')} title={t('addresses')}>
          {t(addressesSet ? 'addressesSet' : 'addressesOpen')}
        </Fact>
        <Fact href={hrefOf('security')} title={t('security')}>
          {t(customer.secondFactor ? 'secured' : offer.app || offer.phone ? 'unsecured' : 'passwordOnly')}
        </Fact>
      </ul>
      <section className="lg:hidden">
        <h2 className="mb-3 text-lg">{t('ways')}</h2>
        <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 large-type:grid-cols-1">
          {menuGroups
            .flatMap(({ links }) => links.filter(({ key }) => key !== 'dashboard'))
            .map(({ key, path }) => {
              const Icon = menuIcons[key]
              return (
                <li key={key}>
                  <IntentLink
                    href={localePath(locale, path)}
                    className="flex h-full min-h-24 flex-col justify-between gap-3 rounded-md bg-surface p-4 text-sm font-semibold text-ink no-underline inset-ring inset-ring-line transition-shadow hover:inset-ring-line-strong"
                  >
                    <Icon aria-hidden size={22} strokeWidth={1.8} className="text-accent" />
                    <span className="hyphens-auto">{pages(`${key}.menu`)}</span>
                  </IntentLink>
                </li>
              )
            })}
        </ul>
      </section>
    </div>
  )
}

function Fact({ href, title, children }: { href: string; title: string; children: ReactNode }) {
  return (
    <li className="h-full">
      <Card className="relative h-full px-4 py-4 transition-shadow has-[a:hover]:inset-ring-line-strong md:px-5">
        <h2 className="text-base font-semibold">
          <IntentLink href={href} className="text-ink no-underline after:absolute after:inset-0 after:rounded-md">
            {title}
          </IntentLink>
        </h2>
        <p className="mt-1 text-sm text-ink-soft">{children}</p>
      </Card>
    </li>
  )
}

export function Greeting({ customer, children }: { customer: Customer; children: ReactNode }) {
  return (
    <span className="mt-3 flex items-center gap-3">
      <Avatar customer={customer} />
      <span className="min-w-0 break-words">{children}</span>
    </span>
  )
}
