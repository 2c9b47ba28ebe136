'use client'

import { useFormFields } from '@payloadcms/ui'
import { type MoneyMethod, moneyMethods } from '@/domain/order-states'
import { unofferedWays } from '@/domain/payment-states'
import { FieldNotice } from '../field-notice/field-notice'

type Props = {
  hasCardKeys: boolean
  cashOnDelivery: boolean
  words: Record<MoneyMethod | 'title', string>
}

export function PaymentWaysNotice({ words, ...server }: Props) {
  const chosen = useFormFields(([fields]) => fields.paymentMethods?.value)
  const typed = useFormFields(([fields]) => fields.iban?.value)
  const ways = moneyMethods.filter((way) => Array.isArray(chosen) && chosen.includes(way))
  const iban = typeof typed === 'string' ? typed.trim() : ''
  return (
    <FieldNotice items={unofferedWays(ways, { ...server, iban }).map((way) => <li key={way}>{words[way]}</li>)}>
      <strong>{words.title}</strong>
    </FieldNotice>
  )
}
