import type { ReactNode } from 'react'
import { adminTranslations } from '../admin-translations'
import { workAction } from './orders-only'
import { OutsideForm } from './outside-form'

type Props = {
  name: 'refund-begun' | 'further-transfer' | 'return-begun' | 'delivery-changed' | 'not-sent'
  order: string
  language: string
  fields?: Record<string, string>
  children: ReactNode
}

/** A collapsed step; other fields join its form by the id `order-{name}`. */
export function BeginStep({ name, order, language, fields, children }: Props) {
  const t = adminTranslations(language)
  return (
    <details className="orders-details orders-begin">
      <summary>{t(`orders.begin.${name}`)}</summary>
      {children}
      <OutsideForm
        id={`order-${name}`}
        action={workAction(name)}
        fields={{ from: order, order, ...fields }}
        label={t(`orders.begin.${name}-sure`)}
        strong={false}
      />
    </details>
  )
}
