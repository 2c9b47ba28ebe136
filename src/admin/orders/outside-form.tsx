import type { ReactNode } from 'react'
import { keptField } from '@/features/shop/goods/staff-work/kept-page'
import { adminTranslations } from '../admin-translations'
import { EnterForm } from './enter-form'
import { workAction } from './orders-only'
import { type OutsideFormProps, PortalForm } from './portal-form'

/** Idempotency key: a form sent twice takes effect once (src/features/shop/goods/staff-work/once.ts). */
export const FormKey = () => <input type="hidden" name="key" value={crypto.randomUUID()} />

/** The parameters of the address of a page; null or empty where it has none. */
export type PageShown = Record<string, string | null>

/** Leads back to the same page of a list: a refused form is filled in again there. */
export const KeptPage = ({ shown }: { shown: PageShown }) =>
  Object.entries(shown).map(
    ([name, value]) => value && <input key={name} type="hidden" name={keptField(name)} value={value} />,
  )

type FieldFormProps = { action: string; shown: PageShown; children: ReactNode }

export function FieldForm({ action, shown, children }: FieldFormProps) {
  return (
    <EnterForm action={action}>
      <FormKey />
      <KeptPage shown={shown} />
      {children}
    </EnterForm>
  )
}

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

/** A form outside the document's own, with an idempotency key. */
export const OutsideForm = ({ fields, ...rest }: OutsideFormProps) => (
  <PortalForm {...rest} fields={{ key: crypto.randomUUID(), ...fields }} />
)
