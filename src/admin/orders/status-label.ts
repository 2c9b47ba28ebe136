import { optionLabel } from '@collections/labels'
import type { OrderStatus } from '@/domain/order-states'
import type { Locale } from '@/i18n/routing'

const labels = {
  'awaiting-payment': optionLabel('awaitingPayment'),
  placed: optionLabel('placed'),
  closed: optionLabel('closed'),
  cancelled: optionLabel('cancelled'),
} satisfies Record<OrderStatus, unknown>

export const orderStatusLabel = (status: OrderStatus, locale: Locale): string => labels[status][locale]
