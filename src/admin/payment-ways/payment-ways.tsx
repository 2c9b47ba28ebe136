import type { UIFieldServerProps } from 'payload'
import { cardKeys } from '@/features/shop/orders/shop'
import { adminTranslations } from '../admin-translations'
import { PaymentWaysNotice } from './payment-ways-notice'

/** The checkout leaves out ways of payment that the shop cannot take, so their choice says why. */
export async function PaymentWays({ i18n, payload, user }: UIFieldServerProps) {
  const t = adminTranslations(i18n.language)
  const { totalDocs } = await payload.count({
    collection: 'shipping-methods',
    where: { active: { equals: true }, cashOnDelivery: { equals: true } },
    overrideAccess: false,
    user,
  })
  return (
    <PaymentWaysNotice
      hasCardKeys={cardKeys() !== null}
      cashOnDelivery={totalDocs > 0}
      words={{
        title: t('paymentWays.title'),
        card: t('paymentWays.card'),
        'bank-transfer': t('paymentWays.bank-transfer'),
        'cash-on-delivery': t('paymentWays.cash-on-delivery'),
      }}
    />
  )
}
