import { z } from 'zod'
import { paymentMethods } from '@/domain/order-states'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { methodsOf } from '../orders'
import { dayOf } from '../orders'
import { OwnList } from './own-list'
import { Row } from './row'

type Props = {
  locale: Locale
  page: 'paymentMethods' | 'shippingMethods'
  methods: Awaited<ReturnType<typeof methodsOf>>
}

const paymentMethod = z.enum(paymentMethods)

export function MethodList({ locale, page, methods }: Props) {
  const t = translatorFor(locale, 'account.order.paymentMethods')
  const nameOf = (method: string) => {
    const payment = paymentMethod.safeParse(method).data
    return payment ? t(payment) : method
  }
  const docs = methods.map(({ method, ...rest }) => ({ id: method, name: nameOf(method), ...rest }))
  return (
    <OwnList locale={locale} page={page} docs={docs}>
      {({ name, orders, lastUsedAt }) => (
        <MethodRow locale={locale} name={name} orders={orders} lastUsedAt={lastUsedAt} />
      )}
    </OwnList>
  )
}

type MethodRowProps = { locale: Locale; name: string; orders: number; lastUsedAt: Date }

function MethodRow({ locale, name, orders, lastUsedAt }: MethodRowProps) {
  const t = translatorFor(locale, 'account.methods')
  return <Row title={name} facts={t('used', { count: orders, date: dayOf(lastUsedAt, locale) })} />
}
