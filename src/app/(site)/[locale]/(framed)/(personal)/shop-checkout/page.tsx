import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { z } from 'zod'
import { ReloadForAnother } from '@/features/auth/client/reload-for-another'
import { CheckoutView } from '@/features/shop/checkout/components/checkout-view'
import { openCheckout, stepFor } from '@/features/shop/checkout/server/open-checkout'
import { orderNotices } from '@/features/shop/checkout/server/order'
import { steps } from '@/features/shop/checkout/steps'
import { shopPaths } from '@/features/shop/goods/paths'
import { openPage } from '@/features/site/redirects/open-page'
import { pageMetadata } from '@/features/site/seo/metadata'
import { isLocale, type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

const query = z.object({
  step: z.enum(steps).optional().catch(undefined),
  problem: z.enum(orderNotices).nullable().catch(null),
  voucher: z.literal('removed').optional().catch(undefined),
})

/** The title needs the step, which is known only with the cart. */
const openOnce = cache((locale: Locale) => openCheckout(locale, new Date()))

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) return {}
  const t = translatorFor(locale, 'checkout')
  const open = await openOnce(locale)
  const step = open && stepFor(query.parse(await searchParams).step, open)
  const title = step ? `${t(`steps.${step}.name`)} – ${t('title')}` : t('title')
  return pageMetadata({ locale, path: shopPaths.checkout, title, index: false })
}

export default async function ShopCheckoutPage({ params, searchParams }: Props) {
  const locale = await openPage((await params).locale, shopPaths.checkout)
  const { step, problem, voucher } = query.parse(await searchParams)
  const open = await openOnce(locale)
  // The cart redirects to an order that still waits for its payment.
  if (!open) redirect(localePath(locale, shopPaths.cart))
  return (
    <>
      <ReloadForAnother />
      <CheckoutView
        open={open}
        locale={locale}
        step={stepFor(step, open)}
        notice={problem}
        voucherRemoved={voucher === 'removed'}
      />
    </>
  )
}
