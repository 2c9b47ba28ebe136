import type { Metadata } from 'next'
import { IntentLink } from '@/design/intent-link'
import { Unbroken } from '@/design/unbroken'
import { OrderView } from '@/features/account/components/order-view'
import { AuthPanel } from '@/features/auth/components/auth-panel'
import { OrderNotices } from '@/features/shop/orders/components/order-notices'
import { OrderStanding, OrderSteps, TransferDetails } from '@/features/shop/orders/components/order-standing'
import { TrackingForm } from '@/features/shop/orders/components/tracking-form'
import { DocumentList } from '@/features/shop/orders/documents/components/document-list'
import { dayText } from '@/features/shop/orders/mails'
import { openOrder } from '@/features/shop/orders/opened-order'
import { trackingPath } from '@/features/shop/orders/paths'
import { awaitsTransfer } from '@/features/shop/orders/payments/attempts'
import { OrderVoucher } from '@/features/shop/orders/vouchers/components/order-voucher'
import { OrderReviews } from '@/features/shop/reviews/components/order-reviews'
import { guestDataPath } from '@/features/shop/reviews/guest-data/guest-access'
import { openPage } from '@/features/site/redirects/open-page'
import { pageMetadata } from '@/features/site/seo/metadata'
import { isLocale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) return {}
  const t = translatorFor(locale, 'orderPage')
  return pageMetadata({ locale, path: trackingPath, title: t('title'), description: t('description'), index: false })
}

export default async function OrderTrackingPage({ params, searchParams }: Props) {
  const locale = await openPage((await params).locale, trackingPath)
  const query = await searchParams
  const { key } = query
  const t = translatorFor(locale, 'orderPage')
  const opened = typeof key === 'string' ? await openOrder(key) : null
  if (!opened || typeof key !== 'string') {
    const words = {
      number: t('number'),
      email: t('email'),
      submit: t('submit'),
      sending: t('sending'),
      failed: t('failed'),
    }
    return (
      <AuthPanel
        title={t('title')}
        intro={t(key ? 'invalid' : 'intro')}
        footer={
          <IntentLink href={localePath(locale, guestDataPath)}>
            {translatorFor(locale, 'guestData')('fromTracking')}
          </IntentLink>
        }
      >
        <TrackingForm locale={locale} words={words} />
      </AuthPanel>
    )
  }
  const { order, shop, standing } = opened
  const words = translatorFor(locale, 'account.order')
  return (
    <div className="page max-w-4xl space-y-4 py-6 md:py-10">
      <h1 className="text-2xl text-balance md:text-3xl">
        <Unbroken text={words('number', { number: order.number })} part={order.number} />
      </h1>
      <p className="text-ink-soft">{t('orderIntro', { day: dayText(order.placedAt, locale), email: order.email })}</p>
      <OrderNotices locale={locale} order={order} standing={standing} query={query} />
      <OrderStanding locale={locale} order={order} standing={standing} />
      {awaitsTransfer(order) && <TransferDetails locale={locale} order={order} standing={standing} shop={shop} />}
      <OrderSteps locale={locale} order={order} standing={standing} opener={{ key }} />
      <OrderReviews locale={locale} order={order.id} opener={{ key }} />
      <OrderVoucher locale={locale} order={order} opener={{ key }} />
      <DocumentList locale={locale} documents={standing.documents} token={key} />
      <OrderView locale={locale} order={order} isGuest />
    </div>
  )
}
